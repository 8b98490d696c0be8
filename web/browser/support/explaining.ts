import type { Locator, Page } from "@playwright/test";

/** What is said of the thing that is pointed at. */
export const told = (page: Page): Locator => page.getByRole("tooltip");

/** What of a board is no piece, number or sign: sentences, controls and ornament. */
const NOT_DRAWN = [
  "p:not([data-explains], [data-explains] *)",
  "caption",
  ".frame > svg",
  ".rule",
  ".for-screen-readers",
  ".zoom",
  ".flier",
  ".caption",
  ".unfold",
  "details:not([open]) > :not(summary)",
].join(", ");

const MARK = "data-leaf";

export interface Leaves {
  /** How many are marked to be pointed at. */
  readonly count: number;
  /** Those that belong to nothing that is explained, as they are written on the page. */
  readonly bare: readonly string[];
}

/**
 * Looks for everything on the board that is drawn as a piece, a number or a sign: every drawing that
 * has no other in it, every number, every writing on a map. Marks one of each thing that is explained.
 */
export async function markLeaves(page: Page): Promise<Leaves> {
  return page.evaluate(
    ({ mark, outside }) => {
      const board = document.querySelector(".place ~ .board")!;
      const own = (one: Element): string =>
        [...one.childNodes]
          .filter((child) => child.nodeType === Node.TEXT_NODE)
          .map((child) => child.textContent ?? "")
          .join("");
      const isLeaf = (one: Element): boolean => {
        if (one.closest(outside)) return false;
        const within = one instanceof SVGElement && one.ownerSVGElement?.parentElement;
        const drawn =
          one instanceof SVGSVGElement && !one.querySelector("svg") && one.childElementCount > 0;
        const onMap = one instanceof SVGTextElement && !one.closest("svg[aria-hidden] *");
        const number = !within && /\d/.test(own(one)) && !one.closest("button");
        const { width, height } = one.getBoundingClientRect();
        return (drawn || onMap || number) && width > 2 && height > 2 && one.checkVisibility();
      };
      for (const one of board.querySelectorAll(`[${mark}]`)) one.removeAttribute(mark);
      const leaves = [...board.querySelectorAll("*")].filter(isLeaf);
      const things = new Map<string, Element>();
      const bare: string[] = [];
      for (const leaf of leaves) {
        const thing = leaf.closest("[data-explains]")?.getAttribute("data-explains");
        if (thing == null) bare.push(leaf.outerHTML.slice(0, 160));
        else if (!things.has(thing)) things.set(thing, leaf);
      }
      [...things.values()].forEach((leaf, n) => leaf.setAttribute(mark, String(n)));
      return { count: things.size, bare };
    },
    { mark: MARK, outside: NOT_DRAWN },
  );
}

export interface Leaf {
  /** Where its middle is. */
  readonly x: number;
  readonly y: number;
  readonly as: string;
}

/** Brings a marked leaf into the window, and says where it is; null for one that is cut off there. */
export async function leafAt(page: Page, nth: number): Promise<Leaf | null> {
  return page.evaluate(
    async ({ mark, nth }) => {
      const leaf = document.querySelector(`[${mark}="${nth}"]`)!;
      const before = leaf.getBoundingClientRect();
      const scrolled = new Promise((done) =>
        addEventListener("scroll", done, { capture: true, once: true }),
      );
      leaf.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { left, top, width, height } = leaf.getBoundingClientRect();
      // What is scrolled says so later, and whoever scrolls is told nothing.
      if (top !== before.top || left !== before.left) await scrolled;
      const [x, y] = [left + width / 2, top + height / 2];
      const as = `${leaf.closest("[data-explains]")!.getAttribute("data-explains")}: ${leaf.outerHTML.slice(0, 120)}`;
      return x < 0 || y < 0 || x > innerWidth || y > innerHeight ? null : { x, y, as };
    },
    { mark: MARK, nth },
  );
}
