/** What part of a drawing is shown: moved by dragging, changed in size by wheel, pinch or buttons. */
export class Panning {
  readonly #whole: readonly [number, number, number, number];
  #zoom = $state(1);
  #x = $state(0);
  #y = $state(0);
  #fingers = new Map<number, { x: number; y: number }>();
  /** Whether the pointer has moved so far that its release is no click. */
  dragged = false;

  static readonly CLOSEST = 5;

  constructor(whole: readonly [number, number, number, number]) {
    this.#whole = whole;
  }

  get viewBox(): string {
    const [left, top, wide, high] = this.#whole;
    return `${left + this.#x} ${top + this.#y} ${wide / this.#zoom} ${high / this.#zoom}`;
  }

  get zoom(): number {
    return this.#zoom;
  }

  /** Comes closer by a factor, keeping a point of the window (from 0 to 1 both ways) in its place. */
  closer(factor: number, across = 0.5, down = 0.5): void {
    const [, , wide, high] = this.#whole;
    const zoom = Math.min(Panning.CLOSEST, Math.max(1, this.#zoom * factor));
    this.#x += (wide / this.#zoom - wide / zoom) * across;
    this.#y += (high / this.#zoom - high / zoom) * down;
    this.#zoom = zoom;
    this.#keepInside();
  }

  /** Brings a point into the middle of the window. */
  lookAt({ x, y }: { x: number; y: number }, zoom: number): void {
    const [left, top, wide, high] = this.#whole;
    this.#zoom = zoom;
    this.#x = x - left - wide / zoom / 2;
    this.#y = y - top - high / zoom / 2;
    this.#keepInside();
  }

  press(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.dragged = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  drag(event: PointerEvent, box: DOMRect): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < 5) return;
    this.dragged = true;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = (point: { x: number; y: number }): number =>
        Math.hypot(point.x - other.x, point.y - other.y) || 1;
      this.closer(
        spread(now) / spread(before),
        ((now.x + other.x) / 2 - box.left) / box.width,
        ((now.y + other.y) / 2 - box.top) / box.height,
      );
    } else {
      const [, , wide, high] = this.#whole;
      this.#x -= ((now.x - before.x) / box.width) * (wide / this.#zoom);
      this.#y -= ((now.y - before.y) / box.height) * (high / this.#zoom);
      this.#keepInside();
    }
    this.#fingers.set(event.pointerId, now);
  }

  release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #keepInside(): void {
    const [, , wide, high] = this.#whole;
    this.#x = Math.min(wide - wide / this.#zoom, Math.max(0, this.#x));
    this.#y = Math.min(high - high / this.#zoom, Math.max(0, this.#y));
  }
}
