// How colours are seen, and how far they are apart.

type Three = [number, number, number];

/** How people with no red, green or blue cones see linear RGB (Machado, Oliveira, Fernandes 2009). */
export const SIGHTS: Record<string, [Three, Three, Three]> = {
  "all three cones": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red cones": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green cones": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue cones": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function colour(css: string, name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)?.[1];
  if (!found) throw new Error(`no colour ${name}`);
  return found;
}

function linear(hex: string): Three {
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Three;
}

const dot = (a: Three, b: Three): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function lab(rgb: Three): Three {
  const scaled = [
    dot([0.4124, 0.3576, 0.1805], rgb) / 0.9505,
    dot([0.2126, 0.7152, 0.0722], rgb),
    dot([0.0193, 0.1192, 0.9505], rgb) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as Three;
  return [116 * scaled[1] - 16, 500 * (scaled[0] - scaled[1]), 200 * (scaled[1] - scaled[2])];
}

function seen(hex: string, sight: [Three, Three, Three]): Three {
  const rgb = linear(hex);
  return lab(sight.map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as Three);
}

export function nearest(colours: readonly string[], sight: [Three, Three, Three]): number {
  const points = colours.map((hex) => seen(hex, sight));
  const apart = points.flatMap((p, n) =>
    points.slice(n + 1).map((q) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])),
  );
  return Math.min(...apart);
}

export function contrast(a: string, b: string): number {
  const light = [a, b].map((hex) => dot([0.2126, 0.7152, 0.0722], linear(hex)) + 0.05);
  return Math.max(...light) / Math.min(...light);
}
