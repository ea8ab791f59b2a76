import { describe, expect, it } from 'vitest';
import { gradeOf } from './readability.ts';

describe('gradeOf', () => {
  it('returns the same grade as a manual calculation', () => {
    // The text has 6 words and 6 syllables: 0.39 · 6 + 11.8 · 1 − 15.59
    expect(gradeOf(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 2);
  });

  it('counts a line without a period as a sentence', () => {
    expect(gradeOf(['No monthly payment', 'No interest'])).toBe(
      gradeOf(['No monthly payment. No interest.']),
    );
  });

  it('gives long words in long sentences a higher grade', () => {
    const hard =
      'Eligibility determination necessitates comprehensive documentation of qualifying household remuneration.';
    expect(gradeOf([hard])).toBeGreaterThan(20);
  });

  it('does not end a sentence at a decimal point', () => {
    expect(gradeOf(['You get 3.5% of the price.'])).toBe(gradeOf(['You get 35% of the price.']));
  });

  it('rejects text without words', () => {
    expect(() => gradeOf(['', ' - '])).toThrow(RangeError);
  });
});
