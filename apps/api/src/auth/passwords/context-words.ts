/** Shorter words are parts of too many others. */
const SHORTEST_WORD = 4;

/** What a password must have besides words that are guessed first, in characters. */
const LEAST_OWN = 6;

/**
 * Whether a password is little more than words that an attacker tries first: the site's name, the
 * person's address or its parts, in whatever capitals.
 */
export function isMadeOf(context: readonly string[], password: string): boolean {
  const own = context
    .flatMap(wordsOf)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
  return own.length < Math.min(password.length, LEAST_OWN);
}

/** A text and its words, apart and without what separates them. */
function wordsOf(text: string): string[] {
  const typed = text.toLowerCase();
  const [before = ''] = typed.split('@');
  const apart = typed.split(/[^\p{L}\p{N}]+/u);
  const together = [typed, before].map((part) => part.replaceAll(/[^\p{L}\p{N}]+/gu, ''));
  return [typed, before, ...together, ...apart].filter((word) => word.length >= SHORTEST_WORD);
}
