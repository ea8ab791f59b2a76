import { describe, expect, expectTypeOf, it } from 'vitest';
import { compileCatalog } from './compile.ts';
import { landing } from './en/landing.ts';
import { speak } from './speak.ts';

const days = {
  days: '{count, plural, one {# day} other {# days}}',
  to: 'To {name}: {days, number} days, <b>{amount}</b>',
  type: '{type, select, Conventional {conventional} other {{type}}} loan',
  same: 'Don’t say “it’s 5 < 6”',
} as const;
const text = speak<typeof days>('en', compileCatalog(days));

describe('a sentence', () => {
  it('requires a value for each placeholder, and no other values', () => {
    expectTypeOf(text.same).parameters.toEqualTypeOf<[]>();
    expectTypeOf(text.days).parameters.toEqualTypeOf<[{ count: number }]>();
    expectTypeOf(text.to).parameters.toEqualTypeOf<
      [{ name: string; days: number; amount: string }]
    >();
  });

  it('fills in its values, and keeps its tags for the page to render', () => {
    expect(text.to({ name: 'O’Neill', days: 3, amount: '$5' })).toBe(
      'To O’Neill: 3 days, <b>$5</b>',
    );
    expect(text.same()).toBe('Don’t say “it’s 5 < 6”');
  });

  it('uses the words for the selected option', () => {
    expect(text.type({ type: 'Conventional' })).toBe('conventional loan');
    expect(text.type({ type: 'FHA' })).toBe('FHA loan');
  });

  it('formats numbers as in the United States', () => {
    expect(text.days({ count: 12_345 })).toBe('12,345 days');
    const spanish = speak<typeof days>('es', compileCatalog(days));
    expect(spanish.days({ count: 12_345 })).toBe('12,345 days');
  });
});

it('rejects a sentence that is not in ICU MessageFormat, and quotes it in the error', () => {
  expect(() => compileCatalog({ days: '{count:number} days' })).toThrow(
    'days is not in ICU MessageFormat: {count:number} days',
  );
});

describe('a translation', () => {
  it('uses the same keys as the English catalog', () => {
    const lead = 'Responda {questions, number} preguntas y {quick, number} más.';
    const spanish = speak<typeof landing>('es', compileCatalog({ ...landing, lead }));
    expect(spanish.lead({ questions: 11, quick: 5 })).toBe('Responda 11 preguntas y 5 más.');
  });

  it('uses the plural forms of its own language', () => {
    // French uses the singular for zero, and English uses the plural.
    const jours = { ...days, days: '{count, plural, one {# jour} other {# jours}}' };
    expect(speak<typeof days>('fr', compileCatalog(jours)).days({ count: 0 })).toBe('0 jour');
    expect(text.days({ count: 0 })).toBe('0 days');
  });
});
