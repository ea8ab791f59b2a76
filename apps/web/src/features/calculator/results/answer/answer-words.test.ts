import {
  answerOf,
  type CalculatorDetails,
  costTables,
  countedDetails,
  estimateOf,
  type LocalProduct,
  Percent,
  type PricedAnswers,
  pricingFactsOf,
  unknownLimits,
} from '@latchkey/domain';
import { austin, helpWith, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { answerRowWords } from '@/lib/answer-row-words.ts';
import { lenderWords, rateWords, taxWords } from './month-words.ts';

const detroit: PricedAnswers = {
  homePrice: 145_000,
  downPayment: 19_250,
  creditScore: 'fair',
  homeType: 'single-family',
  homeLocation: { ...austin, state: 'MI', property_tax: 0.0182, insurance_rate: 0.00793 },
};

type Line = NonNullable<NonNullable<LocalProduct['loweredPayment']>['line']>;

const offered: Line = {
  ratePercent: Percent.parse(8.25),
  isVariable: true,
  maxRatePercent: Percent.parse(18),
  openingFee: 0,
  duringDraw: 'nothing',
  repayYears: 0,
};

function answered(
  changes: Partial<PricedAnswers> = {},
  settings: Partial<CalculatorDetails> = {},
  line: Line | null = null,
  programs: ReturnType<typeof helpWith>[] = [],
) {
  const own = { ...sampleDetails, ...settings };
  const details = countedDetails(own, 'MI', costTables.closingCosts);
  const { loweredPayment } = sampleProduct;
  const product = { loweredPayment: loweredPayment && { ...loweredPayment, line } };
  const facts = pricingFactsOf({ ...detroit, ...changes }, details, product);
  const estimate = estimateOf(facts, details, programs, unknownLimits);
  return { estimate, words: answerRowWords(answerOf(estimate, 12_000), estimate) };
}

describe('each month', () => {
  it('lists the costs that are not entered yet, and says "at least" if a cost is unknown', () => {
    expect(answered({ homeType: 'condo' }).words.month).toMatchObject({
      title: 'Each month, all in',
      missing: 'plus HOA dues',
    });
    expect(answered({ homeType: 'multi-family' }).words.month).toMatchObject({
      title: 'Each month, all in: at least',
      missing: 'plus mortgage insurance: ask',
    });
    expect(answered({ homeType: 'condo' }, { dues: 0 }).words.month.missing).toBe('');
  });

  it('explains who pays taxes and insurance in the first years', () => {
    expect(taxWords(answered().estimate)).toMatch(/, then borrowed\.$/);
    expect(taxWords(answered({ creditScore: 'poor', downPayment: 60_000 }).estimate)).toBe(
      'with taxes and insurance',
    );
    const large = { homePrice: 900_000, downPayment: 120_000, creditScore: 'excellent' } as const;
    expect(taxWords(answered(large).estimate)).toMatch(/the second loan\.$/);
  });

  it('shows the payment at the average rate, and suggests asking for today’s rate after 30 days', () => {
    const { estimate } = answered();
    const latest = { average: Percent.parse(7.28), date: '2026-10-01', payment: 1_016.4 };
    expect(rateWords(estimate, null)).toBe('At 6.375%');
    expect(rateWords(estimate, { ...latest, ageDays: 29 })).toBe(
      'At 6.375%; $1,016 at 7.28%, the average of Oct 1',
    );
    expect(rateWords(estimate, { ...latest, ageDays: 30 })).toMatch(/\. Ask for today\u2019s\.$/);
  });

  it('shows the payment that a lender uses only if it exceeds the common guide', () => {
    const { estimate } = answered();
    const { lenderPayment } = estimate;
    const incomeAt = (percent: number) => (lenderPayment * 12 * 100) / percent;
    expect(lenderWords(estimate, incomeAt(27.9))).toBe(null);
    expect(lenderWords(estimate, incomeAt(50))).toEqual({
      words: 'A lender counts $1,199: 50% of your income. Many stop at 43 to 50%.',
      above: 'many',
    });
    expect(lenderWords(estimate, incomeAt(50.1))?.above).toBe('most');
    expect(lenderWords(estimate, incomeAt(42.9))?.above).toBe('guide');
    const inDebt = answered({}, { otherDebts: 600 }).estimate;
    expect(lenderWords(inDebt, incomeAt(27))?.words).toMatch(
      /^A lender counts \$1,799 with your debts/,
    );
    expect(lenderWords(estimate, 0)).toBe(null);
  });
});

describe('cash', () => {
  it('rounds a shortage up, so that the buyer never falls short', () => {
    expect(answered().words.cash).toEqual({
      title: 'Cash at closing',
      figure: '$28,570',
      result: 'short $16,570',
      isShort: true,
      have: 'You have $12,000',
    });
  });
});

describe('owed later', () => {
  const words = (...given: Parameters<typeof answered>) => answered(...given).words.owed.words;

  it('shows the rate, whether it is assumed, and the monthly payment that pays off the debt', () => {
    expect(words()).toBe(
      'Besides your mortgage, after year 3, at an assumed 9%. About $108 a month for 10 years.',
    );
    expect(words({}, { lineRate: Percent.parse(9) })).toBe(
      'Besides your mortgage, after year 3, at 9%. About $108 a month for 10 years.',
    );
    expect(words({}, {}, offered)).toBe(
      'Besides your mortgage, after year 3, at 8.25%, which can rise to 18%. The full amount is due then.',
    );
    expect(words({}, {}, { ...offered, maxRatePercent: null })).toBe(
      'Besides your mortgage, after year 3, at 8.25%, which can rise. The full amount is due then.',
    );
    const fixed = { ...offered, isVariable: false, maxRatePercent: null, repayYears: 1 };
    expect(words({}, {}, fixed)).toMatch(
      /^Besides your mortgage, after year 3, at 8\.25%\. About \$[\d,]+ a month for 1 year\.$/,
    );
  });

  it('warns if the balance exceeds the line of credit', () => {
    expect(answered().words.owed.limit).toBe('');
    expect(answered({ downPayment: 45_000 }).words.owed.limit).toBe(
      'The debt is more than the $25,000 line: ask whether interest is due each month.',
    );
  });

  it('shows no debt with a traditional payment, unless the buyer owes assistance', () => {
    const traditional = answered({ downPayment: 2_000 });
    expect(traditional.estimate.comparison.lowering.kind).toBe('not-qualified');
    expect(traditional.words.owed).toEqual({
      title: 'Owed later',
      figure: null,
      words: 'Nothing besides your mortgage',
      limit: '',
      help: '',
      isOwed: false,
    });
    const loan = { ...helpWith([]), kind: 'deferred-loan', repayment: null } as const;
    const { owed } = answered({ downPayment: 2_000 }, {}, null, [loan]).words;
    expect(owed).toMatchObject({ figure: null, words: '', isOwed: true });
    expect(owed.help).toMatch(/^Ask the agency/);
  });
});
