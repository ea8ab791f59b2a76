import { seededRandom } from './random.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Functions that damage a file as it could be damaged in transit. The result depends only on the
 * seed.
 */
const damages: readonly ((bytes: Bytes, random: () => number) => Bytes)[] = [
  function cutOff(bytes, random) {
    return bytes.slice(0, at(bytes, random));
  },
  function flippedBits(bytes, random) {
    const changed = bytes.slice();
    for (let count = 1 + Math.floor(random() * 8); count > 0; count -= 1) {
      const place = at(bytes, random);
      changed[place] = (changed[place] ?? 0) ^ (1 << Math.floor(random() * 8));
    }
    return changed;
  },
  function overwritten(bytes, random) {
    const start = at(bytes, random);
    const end = start + 1 + Math.floor(random() * 400);
    return bytes.slice().fill(Math.floor(random() * 256), start, end);
  },
  function withoutPart(bytes, random) {
    const start = at(bytes, random);
    const rest = bytes.subarray(start + 1 + Math.floor(random() * 2000));
    return joined(bytes.subarray(0, start), rest);
  },
  function withPartTwice(bytes, random) {
    const start = at(bytes, random);
    return joined(bytes.subarray(0, start + Math.floor(random() * 2000)), bytes.subarray(start));
  },
  function noise(bytes, random) {
    return bytes.slice().map((byte, index) => (index < 9 ? byte : Math.floor(random() * 256)));
  },
];

/** Returns a damaged copy of a file. */
export function damaged(bytes: Bytes, seed: number): Bytes {
  const damage = damages[seed % damages.length];
  return damage ? damage(bytes, seededRandom(seed)) : bytes;
}

function at(bytes: Bytes, random: () => number): number {
  return Math.floor(random() * bytes.length);
}

function joined(...parts: readonly Uint8Array[]): Bytes {
  return new Uint8Array(Buffer.concat(parts));
}
