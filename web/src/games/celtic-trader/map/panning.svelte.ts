import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { lasting } from "../../../boards/motion";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What is looked at: a point in the middle of the window, and how near. */
interface Look extends Spot {
  readonly zoom: number;
}

/**
 * What part of a drawing is shown: moved by dragging, changed in size by wheel, pinch, buttons or
 * keys. The window may have any shape; at zoom 1 it holds the whole drawing.
 */
export class Panning {
  readonly #whole: readonly [number, number, number, number];
  readonly #look: Tween<Look>;
  #wide = $state(0);
  #high = $state(0);
  #fingers = new Map<number, Spot>();
  #touched = false;
  /** Whether the pointer has moved so far that its release is no click. */
  dragged = false;

  static readonly CLOSEST = 5;
  /** Pixels for a unit of the drawing, below which it can't be read or hit with a finger. */
  static readonly READABLE = 0.2;
  static readonly #GLIDE = 320;
  static readonly #CLICK = 5;
  static readonly #NEARLY = 1.15;

  constructor(whole: readonly [number, number, number, number]) {
    const [left, top, wide, high] = whole;
    this.#whole = whole;
    this.#look = new Tween<Look>({ x: left + wide / 2, y: top + high / 2, zoom: 1 });
  }

  get viewBox(): string {
    const { x, y, zoom } = this.#look.current;
    const [wide, high] = this.#sides(zoom);
    return `${x - wide / 2} ${y - high / 2} ${wide} ${high}`;
  }

  get zoom(): number {
    return this.#look.target.zoom;
  }

  /** Pixels for a unit of the drawing. */
  get scale(): number {
    return this.#scaleAt(this.#look.target.zoom);
  }

  /** The zoom at which the drawing can be read in this window. */
  get readable(): number {
    const zoom = Panning.READABLE / this.#scaleAt(1);
    // What is gained by coming a little closer is not worth what goes out of sight.
    return zoom < Panning.#NEARLY ? 1 : zoom;
  }

  /** Whether there is anything above or below to be dragged into the window. */
  get tall(): boolean {
    return this.#sides(this.zoom)[1] < this.#whole[3] - 1;
  }

  /**
   * The window has another size. What was moved by hand keeps its size on the screen; otherwise
   * `home` says what is looked at.
   */
  resize(wide: number, high: number, home: () => Spot | null): void {
    if (wide <= 0 || high <= 0 || (wide === this.#wide && high === this.#high)) return;
    const scale = this.scale;
    [this.#wide, this.#high] = [wide, high];
    const { x, y } = this.#look.target;
    if (this.#touched) this.#show({ x, y, zoom: scale / this.#scaleAt(1) });
    else this.#show({ ...(home() ?? { x, y }), zoom: this.readable });
  }

  /** Comes closer by a factor, keeping a point of the window (from 0 to 1 both ways) in its place. */
  closer(factor: number, across = 0.5, down = 0.5, glide = false): void {
    this.#touched = true;
    const { x, y, zoom } = this.#look.target;
    const nearer = within(zoom * factor, 1, Panning.CLOSEST * this.readable);
    const [wide, high] = this.#sides(zoom);
    const [narrower, lower] = this.#sides(nearer);
    const moved = {
      x: x + (wide - narrower) * (across - 0.5),
      y: y + (high - lower) * (down - 0.5),
    };
    this.#show({ ...moved, zoom: nearer }, glide);
  }

  /** Moves the window by shares of its size. */
  move(across: number, down: number): void {
    this.#touched = true;
    const { x, y, zoom } = this.#look.target;
    const [wide, high] = this.#sides(zoom);
    this.#show({ x: x + across * wide, y: y + down * high, zoom }, true);
  }

  /** Shows the whole drawing. */
  farthest(): void {
    this.#touched = true;
    this.#show({ ...this.#look.target, zoom: 1 }, true);
  }

  /** Shows all of these points, as near as that allows, or the map as it was left by hand. */
  reveal(points: readonly Spot[], margin: number): void {
    if (points.length === 0) return;
    const { zoom } = this.#look.target;
    const near = this.#touched || zoom >= this.readable;
    if (near && points.every((point) => this.#inside(point, margin / 2))) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
    const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
    const [widest, highest] = this.#sides(1);
    const fitting = Math.min(widest / (right - left), highest / (bottom - top));
    const nearest = this.#touched ? zoom : this.readable;
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.#show({ ...middle, zoom: Math.min(nearest, fitting) }, true);
  }

  /** Brings a point into the window if it is outside. */
  bringIn(point: Spot, margin: number): void {
    if (this.#inside(point, margin)) return;
    this.#show({ ...point, zoom: this.#look.target.zoom }, true);
  }

  press(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.dragged = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  drag(event: PointerEvent, box: DOMRect): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < Panning.#CLICK) return;
    this.dragged = true;
    this.#touched = true;
    const { x, y, zoom } = this.#look.target;
    const [wide, high] = this.#sides(zoom);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    // Of two fingers each moves their middle by half of its own way.
    const share = other ? 0.5 : 1;
    this.#show({
      x: x - ((now.x - before.x) / box.width) * wide * share,
      y: y - ((now.y - before.y) / box.height) * high * share,
      zoom,
    });
    if (other) {
      const spread = (point: Spot): number => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      this.closer(
        spread(now) / spread(before),
        ((now.x + other.x) / 2 - box.left) / box.width,
        ((now.y + other.y) / 2 - box.top) / box.height,
      );
    }
    this.#fingers.set(event.pointerId, now);
  }

  release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #inside(point: Spot, margin: number): boolean {
    const { x, y, zoom } = this.#look.target;
    const [wide, high] = this.#sides(zoom);
    return Math.abs(point.x - x) <= wide / 2 - margin && Math.abs(point.y - y) <= high / 2 - margin;
  }

  /** How much of the drawing the window holds at a zoom. */
  #sides(zoom: number): [number, number] {
    const [, , wide, high] = this.#whole;
    const shape = this.#wide > 0 ? this.#wide / this.#high : wide / high;
    const widest = Math.max(wide, high * shape);
    return [widest / zoom, widest / shape / zoom];
  }

  #scaleAt(zoom: number): number {
    return this.#wide > 0 ? this.#wide / this.#sides(zoom)[0] : 1;
  }

  #show({ x, y, zoom }: Look, glide = false): void {
    const [left, top, wide, high] = this.#whole;
    const inside = Math.max(1, zoom);
    const [shown, tall] = this.#sides(inside);
    void this.#look.set(
      { x: kept(x, left, wide, shown), y: kept(y, top, high, tall), zoom: inside },
      { duration: glide ? lasting(Panning.#GLIDE) : 0, easing: cubicOut },
    );
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The middle of a window that must not reach beyond the drawing, or is wider than it. */
function kept(middle: number, from: number, length: number, shown: number): number {
  if (shown >= length) return from + length / 2;
  return within(middle, from + shown / 2, from + length - shown / 2);
}
