/** Minimum length of a word to look for. Shorter words occur inside too many other words. */
const MIN_WORD_LENGTH = 4;

/** Minimum number of other characters that a password with context words needs. */
const MIN_OWN_LENGTH = 6;

/**
 * Whether a password contains little more than words that an attacker tries first: the site's name,
 * the user's email address, and parts of the address, in any letter case.
 */
export function isMadeOf(context: readonly string[], password: string): boolean {
  const own = context
    .flatMap(wordsOf)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
  return own.length < Math.min(password.length, MIN_OWN_LENGTH);
}

/**
 * Returns the words to look for: the whole text and the part before `@`, both without separators,
 * and each single word.
 */
function wordsOf(text: string): string[] {
  const typed = text.toLowerCase();
  const [before = ''] = typed.split('@');
  const apart = typed.split(/[^\p{L}\p{N}]+/u);
  const together = [typed, before].map((part) => part.replaceAll(/[^\p{L}\p{N}]+/gu, ''));
  return [typed, before, ...together, ...apart].filter((word) => word.length >= MIN_WORD_LENGTH);
}
