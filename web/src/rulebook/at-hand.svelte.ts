/** What somebody wants to read at a table. */
export interface Asked {
  readonly game: string;
  /** The rule that it is about; none for what can be read in a minute. */
  readonly rule: string | null;
}

/** What gives the focus back where nothing else is left that could have it. */
export const RULES_BUTTON = "[data-rules]";

/** The rules that lie beside the table: whatever names a rule can open them there. */
class RulesAtHand {
  open = $state(false);
  /** What was asked for last; it stays while the drawer goes. */
  asked: Asked = $state.raw({ game: "", rule: null });
  #opener: Element | null = null;

  show(game: string, rule: string | null = null): void {
    const focused = document.activeElement;
    if (!focused?.closest("[data-drawer]")) this.#opener = focused;
    this.asked = { game, rule };
    this.open = true;
  }

  toggle(game: string): void {
    if (this.open) this.close();
    else this.show(game);
  }

  /** Puts them away; whoever was in them is where they were before. */
  close(): void {
    const within = document.activeElement?.closest("[data-drawer]");
    this.open = false;
    if (!within) return;
    const opener = this.#opener?.isConnected ? this.#opener : document.querySelector(RULES_BUTTON);
    if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
  }

  /** Lets a plain click on a link to a rule open it here; any other does what links do. */
  follow(event: MouseEvent, game: string, rule: string): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey) return;
    if (event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.show(game, rule);
  }
}

export const atHand = new RulesAtHand();
