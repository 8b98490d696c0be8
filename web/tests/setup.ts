// jsdom lays nothing out, so nothing ever changes its size.
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = StillResizeObserver;

// Nor does it know what the reader prefers, and nothing moves in it.
globalThis.matchMedia = (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;
