/** Something on the page, in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** So far from the thing, and from the edge of the window. */
const [GAP, EDGE] = [8, 6];
/** So much around the pointer stays free where the thing itself is too large. */
const HAND = 18;

/**
 * Where words of a size stand beside a thing without covering it: above it, below it, or at a side;
 * of one that fills the window, beside the pointer.
 */
export function beside(thing: Box, words: Room, room: Room, pointer: Spot | null): Spot {
  const free = around(thing, words, room, pointer);
  if (free) return free;
  const hand = pointer && {
    ...{ left: pointer.x - HAND, top: pointer.y - HAND },
    ...{ width: 2 * HAND, height: 2 * HAND },
  };
  return (
    (hand && around(hand, words, room, pointer)) ?? {
      x: within(thing.left + thing.width / 2 - words.width / 2, words.width, room.width),
      y: within(thing.top - GAP - words.height, words.height, room.height),
    }
  );
}

function around(thing: Box, words: Room, room: Room, pointer: Spot | null): Spot | null {
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height];
  const middle = {
    x: between(pointer?.x ?? thing.left + thing.width / 2, thing.left, right),
    y: between(pointer?.y ?? thing.top + thing.height / 2, thing.top, bottom),
  };
  const x = within(middle.x - words.width / 2, words.width, room.width);
  const y = within(middle.y - words.height / 2, words.height, room.height);
  const spots = [
    { x, y: thing.top - GAP - words.height },
    { x, y: bottom + GAP },
    { x: right + GAP, y },
    { x: thing.left - GAP - words.width, y },
  ];
  return spots.find((spot) => inside(spot, words, room)) ?? null;
}

function inside({ x, y }: Spot, words: Room, room: Room): boolean {
  const across = x >= EDGE && x + words.width <= room.width - EDGE;
  return across && y >= EDGE && y + words.height <= room.height - EDGE;
}

function within(at: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(at, room - length - EDGE));
}

function between(at: number, least: number, most: number): number {
  return Math.max(least, Math.min(at, most));
}
