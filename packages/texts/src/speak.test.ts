import { describe, expect, it } from 'vitest';
import { landing } from './en/landing.ts';
import { speak, type Translated } from './speak.ts';

interface Days extends Record<string, string> {
  days: '{count:number} day{{s}}';
}

describe('a translation', () => {
  it('has the same keys and arguments as the English catalog', () => {
    const spanish: Translated<typeof landing> = {
      ...landing,
      lead: 'Responda {questions:number} preguntas y {quick:number} más.',
    };
    expect(speak<typeof landing>('es', spanish).lead({ questions: 11, quick: 5 })).toBe(
      'Responda 11 preguntas y 5 más.',
    );
  });

  it('uses the plural forms of its own language', () => {
    // French uses the singular form for zero. English uses the plural.
    expect(speak<Days>('fr', { days: '{count:number} jour{{s}}' }).days({ count: 0 })).toBe(
      '0 jour',
    );
    expect(speak<Days>('en', { days: '{count:number} day{{s}}' }).days({ count: 0 })).toBe(
      '0 days',
    );
  });
});
