// Draws, salts and commitments of a match, all made from its one secret.

import { hmac, joined, sha256, utf8 } from "./sha256";

/** A draw reads words of 64 bits; no total weight may be above this. */
export const WORDS = 1n << 64n;

/** The index of the outcome drawn at event `seq`, each as likely as its weight says. */
export function draw(
  secret: Uint8Array,
  nonces: Uint8Array,
  seq: number,
  weights: readonly bigint[],
): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total < 1n || total > WORDS) throw new RangeError(`weights add up to ${total}`);
  // Words from here up would make the first outcomes a little likelier than the others.
  const limit = WORDS - (WORDS % total);
  const message = joined(utf8("oenach/draw"), nonces, u64(seq));
  for (let block = 0; ; block += 1) {
    const digest = new DataView(hmac(secret, joined(message, u64(block))).buffer);
    for (let at = 0; at < digest.byteLength; at += 8) {
      const word = digest.getBigUint64(at);
      if (word < limit) return located(weights, word % total);
    }
  }
}

function located(weights: readonly bigint[], point: bigint): number {
  let left = point;
  return weights.findIndex((weight) => (left -= weight) < 0n);
}

/** What is published of the secret before the first event. */
export function secretCommitment(secret: Uint8Array): Uint8Array {
  return sha256(secret);
}

/** The salt of the hidden move at event `seq`. */
export function salt(secret: Uint8Array, seq: number): Uint8Array {
  return hmac(secret, joined(utf8("oenach/salt"), u64(seq)));
}

/** What is published of a hidden move when it is made. */
export function moveCommitment(move: string, salt: Uint8Array): Uint8Array {
  return sha256(joined(utf8(move), salt));
}

function u64(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(number));
  return new Uint8Array(bytes.buffer);
}
