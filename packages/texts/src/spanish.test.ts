import { describe, expect, it } from 'vitest';
import { compileCatalog } from './compile.ts';
import type { answerRows as englishRows } from './en/answer-rows.ts';
import type { figures as englishFigures } from './en/next-steps.ts';
import type { moreHelp as englishHelp, rules as englishRules } from './en/programs.ts';
import type { trueCost as englishTrueCost } from './en/true-cost.ts';
import { answerRows } from './es/answer-rows.ts';
import { figures } from './es/next-steps.ts';
import { moreHelp, rules } from './es/programs.ts';
import { trueCost } from './es/true-cost.ts';
import { figureFacts } from './figure-words.ts';
import { formatsOf } from './formats.ts';
import type { SentFigures } from './sent-figures.ts';
import { speak } from './speak.ts';

const format = formatsOf('es');

const sent: SentFigures = {
  details: { term: 30, interestRate: 6.375 },
  program: null,
  isQualified: true,
  programLength: '7 years',
  product: 'Line of Credit',
  loanAmount: 180_000,
  assistance: 0,
  traditionalPayment: 1_119.19,
  loweredPayment: 784.52,
  paymentAfter: 1_119.19,
  amountSaved: 334.67,
  percentSaved: 29.9,
  totalSavings: 28_112.28,
  owedLater: 28_112.28,
  dueAtClosing: 0,
};

describe('Spanish', () => {
  it('formats figures as in the United States, and formats dates and lists in Spanish', () => {
    expect(format.money(1850.5)).toBe('$1,850.50');
    expect(format.rate(6.375)).toBe('6.375%');
    expect(format.sourceDate('2026-04')).toBe('abr 2026');
    expect(format.day('2026-10-01')).toBe('1 oct 2026');
    expect(formatsOf('en').day('2026-10-01')).toBe('Oct 01, 2026');
    expect(format.county('Wayne County')).toBe('condado de Wayne');
    expect(format.oneOf(['bomberos', 'salud', 'otro trabajo'])).toBe(
      'bomberos, salud u otro trabajo',
    );
  });

  it('translates the loan types and program lengths that the domain package has in English', () => {
    const text = {
      answerRows: speak<typeof englishRows>('es', compileCatalog(answerRows)),
      figures: speak<typeof englishFigures>('es', compileCatalog(figures)),
      trueCost: speak<typeof englishTrueCost>('es', compileCatalog(trueCost)),
    };
    const lowered = (programLength: string) =>
      figureFacts({ ...sent, programLength }, text, format).find(
        ({ name }) => name === 'Pago reducido',
      )?.value;
    expect(lowered('3 years (LOC)')).toBe(
      '$784.52 al mes durante 3 años (línea de crédito), luego $1,119.19',
    );
    expect(lowered('7 years')).toContain('durante 7 años, luego');
    expect(lowered('4 years')).toContain('durante 4 years, luego');
    const { withLoan } = speak<typeof englishHelp>('es', compileCatalog(moreHelp));
    expect(withLoan({ type: 'Conventional' })).toMatch(/tipo: convencional$/);
    expect(withLoan({ type: 'FHA' })).toMatch(/tipo: FHA$/);
  });

  it('uses Spanish plural rules', () => {
    const text = speak<typeof englishRules>('es', compileCatalog(rules));
    expect(text.forPeople({ count: 1 })).toBe('para 1 persona');
    expect(text.forPeople({ count: 3 })).toBe('para 3 personas');
  });
});
