/**
 * Tells a board, as `--fold`, how much of it is seen at once: of what is scrolled by itself that is
 * its height, of what the page scrolls it is what is left of the window.
 */
export function room(place: HTMLElement): () => void {
  const measure = (): void => {
    const { overflowY, paddingTop, paddingBottom } = getComputedStyle(place);
    const top = place.getBoundingClientRect().top + scrollY;
    const inside = place.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    const high = overflowY === "auto" ? inside : innerHeight - top;
    place.style.setProperty("--fold", `${Math.floor(high)}px`);
  };
  const watched = new ResizeObserver(measure);
  watched.observe(document.body);
  watched.observe(place);
  addEventListener("resize", measure);
  measure();
  return () => {
    watched.disconnect();
    removeEventListener("resize", measure);
  };
}
