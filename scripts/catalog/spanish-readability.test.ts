import { describe, expect, it } from 'vitest';
import { spanishGradeOf, syllablesOf } from './spanish-readability.ts';

describe('syllablesOf', () => {
  it.each([
    ['ley', 1],
    ['casa', 2],
    ['que', 1],
    ['guía', 2],
    ['país', 2],
    ['línea', 3],
    ['cuidado', 3],
    ['mayor', 2],
    ['ciudad', 2],
    ['reunión', 2],
    ['impuestos', 3],
    ['hipotecario', 5],
    ['averigüe', 4],
    ['$25,000', 1],
  ])('counts the syllables of %s', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });
});

describe('spanishGradeOf', () => {
  it('gives a low grade for short sentences with short words, and a higher grade for long sentences', () => {
    // The text has 9 words, 2 sentences and 15 syllables.
    expect(spanishGradeOf(['Usted paga la casa. El banco paga el resto.'])).toBeCloseTo(
      -0.205 * (200 / 9) + 0.049 * (1500 / 9) - 3.407,
    );
    const long =
      'La administradora hipotecaria reembolsará proporcionalmente cualquier responsabilidad extraordinaria.';
    expect(spanishGradeOf([long])).toBeGreaterThan(8);
  });

  it('rejects text without words', () => {
    expect(() => spanishGradeOf(['?'])).toThrow(RangeError);
  });
});
