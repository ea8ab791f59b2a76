import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Bytes per entry. With this length, only one in 60 million good passwords has the same entry as a
 * common one.
 */
const WIDTH = 5;

/**
 * Minimum length of a password in the table. Shorter passwords are rejected because of their
 * length.
 */
const MIN_LENGTH = 8;

const shipped = new URL('common-passwords.bin', import.meta.url);

/**
 * Builds the table of common passwords: the first bytes of the SHA-256 hash of each lowercase
 * password, sorted. `node scripts/common-passwords.ts` generates it from an MIT-licensed list.
 */
export function tableOf(passwords: Iterable<string>): Buffer {
  const entries = new Map<string, Buffer>();
  for (const password of passwords) {
    const entry = entryOf(password);
    if (password.length >= MIN_LENGTH) entries.set(entry.toString('hex'), entry);
  }
  return Buffer.concat([...entries.values()].sort(Buffer.compare));
}

/** Returns a function that looks up a password in the table, ignoring case. */
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
