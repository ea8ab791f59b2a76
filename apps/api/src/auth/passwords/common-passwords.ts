import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Bytes of an entry: by chance one of 60 million good passwords is taken for a common one. */
const WIDTH = 5;

/** Shorter ones are refused for their length, so the table leaves them out. */
const SHORTEST_COMMON = 8;

const shipped = new URL('common-passwords.bin', import.meta.url);

/**
 * The table of common passwords: the first bytes of the SHA-256 of each in lower case, in order.
 * `node scripts/common-passwords.ts` makes it, from a list that is free to use.
 */
export function tableOf(passwords: Iterable<string>): Buffer {
  const entries = new Map<string, Buffer>();
  for (const password of passwords) {
    const entry = entryOf(password);
    if (password.length >= SHORTEST_COMMON) entries.set(entry.toString('hex'), entry);
  }
  return Buffer.concat([...entries.values()].sort(Buffer.compare));
}

/** Tells whether a password is among the common ones, however it is capitalized. */
export function commonPasswords(
  table: Buffer = readFileSync(shipped),
): (password: string) => boolean {
  return (password) => {
    const wanted = entryOf(password);
    let low = 0;
    let high = table.length / WIDTH;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = wanted.compare(table, middle * WIDTH, (middle + 1) * WIDTH);
      if (order === 0) return true;
      if (order < 0) high = middle;
      else low = middle + 1;
    }
    return false;
  };
}

function entryOf(password: string): Buffer {
  return createHash('sha256').update(password.toLowerCase()).digest().subarray(0, WIDTH);
}
