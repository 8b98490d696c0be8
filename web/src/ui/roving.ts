import type { Attachment } from "svelte/attachments";

const ENTRIES = "[data-entry]";
const LINKS = "a[href]";

/**
 * Makes a list one stop for the Tab key. Up, Down, Home and End go from one entry (`data-entry`) to
 * the next; Right and Left to the links of an entry and back; Enter follows its first link.
 */
export const roving: Attachment<HTMLElement> = (list) => {
  function entries(): HTMLElement[] {
    return [...list.querySelectorAll<HTMLElement>(ENTRIES)];
  }

  function pressed(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    const entry = target.closest<HTMLElement>(ENTRIES);
    if (event.key === "Enter" && target === entry && !target.matches("button")) {
      target.querySelector<HTMLElement>(LINKS)?.click();
      return;
    }
    const next = target === list ? fromOutside(event.key) : fromEntry(event.key, target, entry);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /** Into the list: to where one is in it, or to its end. */
  function fromOutside(key: string): HTMLElement | undefined {
    if (!["ArrowUp", "ArrowDown", "Home", "End"].includes(key)) return undefined;
    const all = entries();
    if (key === "Home") return all[0];
    return all.find((one) => one.ariaCurrent) ?? all.at(-1);
  }

  function fromEntry(
    key: string,
    target: HTMLElement,
    entry: HTMLElement | null,
  ): HTMLElement | undefined {
    if (!entry) return undefined;
    const all = entries();
    const at = all.indexOf(entry);
    const links = [entry, ...entry.querySelectorAll<HTMLElement>(LINKS)];
    const link = links.indexOf(target);
    const ways: Record<string, HTMLElement | undefined> = {
      ArrowUp: all[at - 1],
      ArrowDown: all[at + 1],
      Home: all[0],
      End: all.at(-1),
      ArrowRight: links[link + 1],
      ArrowLeft: links[link - 1],
    };
    return ways[key];
  }

  /** Whoever is inside leaves with the next Tab, forwards and backwards alike. */
  function entered({ target }: FocusEvent): void {
    list.tabIndex = target === list ? 0 : -1;
  }

  function left({ relatedTarget }: FocusEvent): void {
    if (!list.contains(relatedTarget as Node | null)) list.tabIndex = 0;
  }

  list.addEventListener("keydown", pressed);
  list.addEventListener("focusin", entered);
  list.addEventListener("focusout", left);
  return () => {
    list.removeEventListener("keydown", pressed);
    list.removeEventListener("focusin", entered);
    list.removeEventListener("focusout", left);
  };
};
