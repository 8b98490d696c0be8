import { appearance } from "../theme";

/** A board that has less than this is looked at by scrolling anyway, as after a match. */
const LEAST = 420;

/**
 * Tells what is inside, as `--fold`, how much of the window is left for it before anybody scrolls:
 * so can be kept in view together what is decided with.
 */
export function fold(board: HTMLElement): () => void {
  const measure = (): void => {
    const top = board.getBoundingClientRect().top + scrollY;
    const left = Math.max(LEAST, innerHeight - top);
    // Lengths in a board that is shown larger are longer.
    board.style.setProperty("--fold", `${Math.floor(left / appearance.board)}px`);
  };
  // What stands over the board pushes it down, or gives way.
  const watched = new ResizeObserver(measure);
  watched.observe(document.body);
  if (board.parentElement) watched.observe(board.parentElement);
  addEventListener("resize", measure);
  measure();
  return () => {
    watched.disconnect();
    removeEventListener("resize", measure);
  };
}
