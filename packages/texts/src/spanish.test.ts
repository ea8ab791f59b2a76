import { describe, expect, it } from 'vitest';
import type { figures as englishFigures } from './en/next-steps/figures.ts';
import type { moreHelp as englishHelp } from './en/programs/more-help.ts';
import type { rules as englishRules } from './en/programs/rules.ts';
import { figures } from './es/next-steps/figures.ts';
import { moreHelp } from './es/programs/more-help.ts';
import { rules } from './es/programs/rules.ts';
import { formatsOf } from './formats.ts';
import { speak } from './speak.ts';

const format = formatsOf('es');

describe('Spanish', () => {
  it('writes figures as in the United States, and dates and lists in Spanish', () => {
    expect(format.money(1850.5)).toBe('$1,850.50');
    expect(format.rate(6.375)).toBe('6.375%');
    expect(format.sourceDate('2026-04')).toBe('abr 2026');
    expect(format.oneOf(['bomberos', 'salud', 'otro trabajo'])).toBe(
      'bomberos, salud u otro trabajo',
    );
  });

  it('translates the loan types and lengths that the domain names in English', () => {
    const text = speak<typeof englishFigures>('es', figures);
    const lowered = { lowered: '$784.52', after: '$1,119.19' };
    expect(text.loweredWords({ ...lowered, length: '3 years (LOC)' })).toBe(
      '$784.52 al mes durante 3 años (línea de crédito), luego $1,119.19',
    );
    expect(text.loweredWords({ ...lowered, length: '7 years' })).toContain('durante 7 años, luego');
    const { withLoan } = speak<typeof englishHelp>('es', moreHelp);
    expect(withLoan({ type: 'Conventional' })).toMatch(/tipo: convencional$/);
    expect(withLoan({ type: 'FHA' })).toMatch(/tipo: FHA$/);
  });

  it('uses its own plurals', () => {
    const text = speak<typeof englishRules>('es', rules);
    expect(text.forPeople({ count: 1 })).toBe('para 1 persona');
    expect(text.forPeople({ count: 3 })).toBe('para 3 personas');
  });
});
