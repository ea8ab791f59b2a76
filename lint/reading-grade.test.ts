import { expect, it } from 'vitest';
import { gradeOf, HIGHEST_GRADE } from '../apps/api/src/programs/readability.ts';
import { spanishGradeOf } from '../scripts/catalog/spanish-readability.ts';
import { asRead, catalogsOf } from './texts.ts';

/**
 * Minimum number of words for a grade. Shorter texts are labels, for which a reading grade is
 * meaningless.
 */
const FEWEST_WORDS = 6;

/**
 * For each language, a short word that replaces placeholders, and the function that grades the
 * text.
 */
const grades = [
  ['en', 'it', gradeOf],
  ['es', 'él', spanishGradeOf],
] as const;

it.each(grades)("the product's text in %s is easy to read", async (language, value, grade) => {
  const catalogs = (await catalogsOf(language))
    .map(({ name, sentences }) => ({
      name,
      sentences: Object.values(sentences)
        .map((sentence) => asRead(sentence, value))
        .filter((text) => text.split(/\s+/).length >= FEWEST_WORDS),
    }))
    .filter(({ sentences }) => sentences.length > 0);
  expect(catalogs.length).toBeGreaterThan(30);
  const tooHard = catalogs
    .map(({ name, sentences }) => ({ name, grade: grade(sentences) }))
    .filter((each) => each.grade > HIGHEST_GRADE);
  expect(tooHard).toEqual([]);
});
