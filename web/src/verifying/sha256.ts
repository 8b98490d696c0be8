// SHA-256 and HMAC-SHA-256 in plain TypeScript: the browser's own are only there on https, and a
// table on the local network is plain http.

const BLOCK = 64;

/** The first 32 bits of the fractional parts of roots of the first primes, as FIPS 180-4 has it. */
function fractions(count: number, root: number): Uint32Array {
  const words = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate += 1) {
    let prime = true;
    for (let d = 2; d * d <= candidate; d += 1) if (candidate % d === 0) prime = false;
    if (prime) words[found++] = fraction(BigInt(candidate), BigInt(root));
  }
  return words;
}

/** In whole numbers, since a floating-point root differs between engines in its last bits. */
function fraction(prime: bigint, root: bigint): number {
  const target = prime << (32n * root);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** root <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const START = fractions(8, 2);
const ROUND = fractions(64, 3);

/** The SHA-256 of some bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const state = START.slice();
  const schedule = new Uint32Array(64);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let t = 0; t < 16; t += 1) schedule[t] = view.getUint32(at + 4 * t);
    compress(state, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = message.length;
  const padded = new Uint8Array(Math.ceil((length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(length) * 8n);
  return padded;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, w: Uint32Array): void {
  for (let t = 16; t < 64; t += 1) {
    const near = w[t - 2]!;
    const far = w[t - 15]!;
    const small1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const small0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    w[t] = (small1 + w[t - 7]! + small0 + w[t - 16]!) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ];
  for (let t = 0; t < 64; t += 1) {
    const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + ROUND[t]! + w[t]!) | 0;
    const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

/** The HMAC-SHA-256 of a message under a key. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** Bytes one after another. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const encoder = new TextEncoder();

/** The UTF-8 form of a text. */
export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Bytes in small hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that hexadecimal digits stand for. */
export function unhex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
