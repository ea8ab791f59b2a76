import { randomBytes } from 'node:crypto';

/** Number of codes in a set. */
export const CODES_PER_SET = 10;

/** Length of a code, in characters of five bits each. */
const LENGTH = 16;

/**
 * Number of characters at the start of a code that identify the code's row. The other characters
 * are secret: 60 bits.
 */
const START_LENGTH = 4;

/**
 * Digits and letters, without letters that look like digits or other letters (Crockford's base 32).
 */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Characters that people type by mistake, each with the character to use instead. */
const lookalikes: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/** Creates a set of recovery codes. No two codes start with the same characters. */
export function newCodes(): string[] {
  const codes = new Map<string, string>();
  while (codes.size < CODES_PER_SET) {
    const code = Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % 32)).join('');
    codes.set(startOf(code), code);
  }
  return [...codes.values()];
}

/** Converts a typed code to the form in which it was created. Ignores case, spaces and hyphens. */
export function typedCode(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[oil]/g, (letter) => lookalikes[letter] ?? letter);
}

/** Returns the start of a code, which identifies its row. */
export function startOf(code: string): string {
  return code.slice(0, START_LENGTH);
}
