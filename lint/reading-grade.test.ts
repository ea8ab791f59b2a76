import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gradeOf, HIGHEST_GRADE } from '../scripts/catalog/readability.ts';

const english = join(import.meta.dirname, '../packages/texts/src/en');

/** Shorter texts are labels, for which a grade means nothing. */
const FEWEST_WORDS = 6;

/** A text as a buyer reads it: without tags, in the plural, with a short word for each value. */
function asRead(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\{\{([^|}]*)\|?([^}]*)\}\}/g, (_, one, many) => many || one)
    .replaceAll(/\{[^}]*\}/g, 'it');
}

const catalogs = await Promise.all(
  globSync('*.ts', { cwd: english }).map(async (file) => {
    const area: Record<string, Record<string, string>> = await import(join(english, file));
    return Object.entries(area).map(([name, texts]) => ({
      name: `${file}: ${name}`,
      sentences: Object.values(texts)
        .map(asRead)
        .filter((text) => text.split(/\s+/).length >= FEWEST_WORDS),
    }));
  }),
);
const graded = catalogs.flat().filter(({ sentences }) => sentences.length > 0);

describe('the text of the product', () => {
  it('is found by this test in every area', () => {
    expect(graded.length).toBeGreaterThan(30);
  });

  it.each(graded)('has at most the highest grade in $name', ({ sentences }) => {
    expect(gradeOf(sentences)).toBeLessThanOrEqual(HIGHEST_GRADE);
  });
});
