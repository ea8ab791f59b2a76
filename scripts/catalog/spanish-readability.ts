import { sentencesOf, wordsOf } from '../../apps/api/src/programs/readability.ts';

/**
 * Returns the US school grade at which a Spanish reader understands the texts. The Flesch-Kincaid
 * formula does not work for Spanish, because Spanish words have more syllables. Counts sentences
 * and words in the same way as `gradeOf`.
 *
 * @throws {RangeError} if the text contains no words
 * @see Crawford, A Spanish Language Fry-Type Readability Procedure: Elementary Level, Bilingual
 *   Education Paper Series 7 (8), 1984
 */
export function spanishGradeOf(texts: readonly string[]): number {
  const words = texts.flatMap(wordsOf);
  if (words.length === 0) throw new RangeError('The text contains no words to grade');
  const perHundred = 100 / words.length;
  const sentences = texts.reduce((count, text) => count + sentencesOf(text), 0) * perHundred;
  const syllables = words.reduce((count, word) => count + syllablesOf(word), 0) * perHundred;
  return -0.205 * sentences + 0.049 * syllables - 3.407;
}

/**
 * Matches a syllable's vowels: a strong vowel with the weak vowels next to it, or weak vowels
 * alone, as in `rei-na` and `ciu-dad`.
 */
const SYLLABLE = /[iuüy]?[aeoáéóíú][iuüy]?|[iuüy]+/g;

/** Returns the number of syllables in a Spanish word. A number counts as one syllable. */
export function syllablesOf(word: string): number {
  const spoken = word.toLowerCase().replaceAll(/(?<=q)u|(?<=g)u(?=[eéií])/g, '');
  return Math.max(1, spoken.match(SYLLABLE)?.length ?? 0);
}
