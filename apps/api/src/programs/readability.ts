import type { CatalogProgram } from '@latchkey/domain';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** The maximum average school grade of the catalog's sentences. */
export const HIGHEST_GRADE = 8;

/**
 * Returns the US school grade that a reader needs, by the Flesch-Kincaid formula. A line without a
 * period counts as a sentence. A number counts as a word of one syllable.
 *
 * @throws {RangeError} if the text contains no words
 * @see Kincaid and others, Derivation of New Readability Formulas, 1975
 */
export function gradeOf(texts: readonly string[]): number {
  const words = texts.flatMap(wordsOf);
  if (words.length === 0) throw new RangeError('The text contains no words to grade');
  return fleschKincaid({
    sentence: texts.reduce((count, text) => count + sentencesOf(text), 0),
    word: words.length,
    syllable: words.reduce((count, word) => count + Math.max(1, syllable(word)), 0),
  });
}

/** Returns every sentence in a program's data that buyers see. */
export function sentencesFor({ specifics, rules, combines, tiers }: CatalogProgram): string[] {
  const { benefits, homeBuyerObligations, programProviderContact: _contact, ...texts } = specifics;
  return [
    ...Object.values(texts),
    ...benefits,
    ...homeBuyerObligations,
    ...rules.conditions.map(({ says }) => says),
    combines.says,
    ...(tiers ?? []).map(({ says }) => says),
  ].filter((text) => text !== '');
}

/** Returns the words and numbers of a text. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}$%](?:[\p{L}\p{N}$%'’.,-]*[\p{L}\p{N}$%])?/gu) ?? [];
}

/** Returns the number of sentences in a text. A line without a period counts as a sentence. */
export function sentencesOf(text: string): number {
  return text.split(/[.!?;:]+(?:\s+|$)/).filter((part) => part.trim() !== '').length;
}
