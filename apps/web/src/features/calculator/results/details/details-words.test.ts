import {
  answerOf,
  type CountedProgram,
  costTables,
  countedDetails,
  type Estimate,
  leadingLoweredPlan,
} from '@latchkey/domain';
import { cashOf, estimated, help, quote } from '@latchkey/domain/detroit-sample';
import { sampleDetails } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { waitingSentence } from '@/ui/payback-words.ts';
import { lengthenedWords } from '../../assistance/help-cost-words.ts';
import { balanceWords, shorterWords, waitingTitle } from './balance.tsx';
import { cashParts, closingCostsOf, closingHelp, gapTitle } from './cash-parts.ts';
import { cashResult, laterResult, monthResult, yearResult } from './detail.ts';
import { monthBars, monthLegend } from './month-parts.ts';

/** Returns the parts of the cash due at closing with their amounts. */
function labeled(estimate: Estimate) {
  const { details, help } = estimate;
  const counted = closingCostsOf(sampleDetails, 'MI');
  const parts = cashParts(cashOf(estimate).needed, { counted, state: 'MI', details, help });
  return parts.map(({ label, dollars }) => [label, dollars.toFixed(2)]);
}

describe('the detail "Each month"', () => {
  it('shows payments of $883.02 at first, $1,325.94 afterward, and $1,198.76 without a lowered payment', () => {
    const bars = monthBars(estimated());
    expect(bars.map(({ label }) => label)).toEqual([
      'Years 1 to 3',
      'From year 4',
      'Traditional, year 1',
    ]);
    const totals = bars.map(({ total }) => total.toFixed(2));
    expect(totals).toEqual(['883.02', '1325.94', '1198.76']);
    expect(monthLegend(bars).map(({ label }) => label)).toEqual([
      'Principal and interest',
      'Mortgage insurance',
      'Moved to later',
      'Taxes and insurance',
      'Line of credit',
    ]);
  });

  it('labels the monthly amount “Part of taxes and insurance” or “Second loan”', () => {
    const second = (downPayment: number, propertyTax: number) => {
      const homeLocation = { ...quote.homeLocation, property_tax: propertyTax };
      const answers = { homePrice: 400_000, downPayment, homeLocation };
      const [lowered] = monthBars(estimated(answers, null));
      return lowered?.parts.find(({ key }) => key === 'second')?.label;
    };
    expect(second(80_000, 0.011)).toBe('Part of taxes and insurance');
    expect(second(100_000, 0.025)).toBe('Second loan');
  });

  it('has bars whose segments add up to the monthly payments', () => {
    const estimate = estimated();
    const { eachMonth } = answerOf(estimate, 12_000);
    const [lowered, after] = monthBars(estimate).map(({ parts }) =>
      parts.filter(({ look }) => look !== 'moved').reduce((sum, { dollars }) => sum + dollars, 0),
    );
    expect(lowered).toBeCloseTo(eachMonth.now, 6);
    expect(after).toBeCloseTo(eachMonth.later?.payment ?? 0, 6);
  });

  it('extends the lowered bar with the deferred amount to the length of the traditional bar', () => {
    const bars = monthBars(estimated());
    const sum = (bars[0]?.parts ?? []).reduce((all, { dollars }) => all + dollars, 0);
    expect(sum).toBeCloseTo(bars.at(-1)?.total ?? 0, 6);
  });

  it('shows only the traditional payment for an FHA loan, or if the buyer does not qualify', () => {
    expect(monthBars(estimated({}, null)).map(({ key }) => key)).toEqual(['traditional']);
    const fha = estimated({}, { ...help, firstMortgage: { types: ['fha'], from: null } });
    expect(fha.comparison.lowering.kind).toBe('qualified');
    expect(monthBars(fha).map(({ key }) => key)).toEqual(['traditional']);
  });

  it.each([
    [29.97, { front: 'over', back: 'within' }, '29.97% of income', 'warn'],
    [25, { front: 'within', back: 'within' }, '25% of income', 'plain'],
    [25, { front: 'within', back: 'over' }, '25% of income', 'warn'],
    [undefined, undefined, '$883 a month', 'plain'],
  ] as const)('summarizes the monthly payment: %s', (front, rule, words, look) => {
    expect(monthResult(front, 883.02, rule)).toEqual({ words, look });
  });
});

describe('the detail "Cash"', () => {
  it('shows a shortfall of $9,319.80 out of $21,319.80, with lender fees and 15 days of interest', () => {
    const estimate = estimated();
    const { needed, gap } = cashOf(estimate);
    expect(needed.total).toBeCloseTo(21_319.8, 2);
    expect(gapTitle(gap)).toBe('You are $9,320 short at closing');
    expect(cashResult(gap)).toEqual({ words: 'short $9,320', look: 'danger' });
    expect(labeled(estimate)).toEqual([
      ['Your down payment', '12000.00'],
      ['First-year taxes, insurance', '3788.85'],
      ['Closing costs, 2.72%, Michigan average', '3944.00'],
      ['Lender fees, 1% assumed', '1257.50'],
      ['15 days of interest', '329.45'],
    ]);
  });

  it('lists the lender fees and the days of interest that the buyer entered', () => {
    const estimate = estimated({}, help, { lenderFees: 900, prepaidInterestDays: 1 });
    expect(
      labeled(estimate)
        .slice(-2)
        .map(([label]) => label),
    ).toEqual(['Lender fees', '1 day of interest']);
    const none = estimated({}, help, { lenderFees: 0, prepaidInterestDays: 0 });
    expect(labeled(none)).toHaveLength(3);
  });

  it.each([
    [21_319.8, 'You have just enough to close', 'enough'],
    [21_587, 'You have enough to close, with $267 left', '$267 left'],
  ])('shows the title %j to a buyer with $%s', (have, title, words) => {
    const { gap } = cashOf(estimated(), have);
    expect([gapTitle(gap), cashResult(gap).words]).toEqual([title, words]);
  });

  it('labels closing costs with the US average, or with the percentage that the buyer entered', () => {
    const { needed } = cashOf(estimated());
    const label = (details: typeof sampleDetails, state: string) =>
      cashParts(needed, { counted: closingCostsOf(details, state), state, details, help: [] })[2]
        ?.label;
    expect(label(sampleDetails, 'PR')).toBe('Closing costs, 1.81%, US average');
    const own = countedDetails(sampleDetails, 'MI', costTables.closingCosts);
    expect(label(own, 'PR')).toBe('Closing costs, 2.72%');
  });

  it('states which program pays closing costs: $3,944 and 1% of $133,000', () => {
    const both: CountedProgram = { ...help, cap: 20_000, pays: 'both' };
    expect(closingHelp(estimated({}, both))).toEqual([]);
    const paying: CountedProgram = { ...both, pays: 'closing', programName: 'Close Well' };
    const estimate = estimated({}, paying);
    expect(cashOf(estimate).needed.assistance).toBeCloseTo(5_274, 2);
    expect(closingHelp(estimate)).toEqual([
      { id: paying.id, program: 'Close Well', amount: '$5,274' },
    ]);
  });

  it('uses assistance for closing costs if the program allows it and the buyer turns it on', () => {
    const both: CountedProgram = { ...help, cap: 20_000, pays: 'both' };
    const moved = estimated({}, both, { helpPaysClosing: true });
    // 3,944 and 1% of 113,000. The loan is larger by that.
    expect(cashOf(moved).needed.assistance).toBeCloseTo(5_074, 2);
    expect(closingHelp(moved)).toMatchObject([{ amount: '$5,074' }]);
    expect(moved.comparison.firstLoan.base.principal).toBeCloseTo(113_000 + 5_074, 2);
  });
});

describe('the detail "Later"', () => {
  it('shows $5,137 of interest over 13 years, $8,515 owed with interest, and $107.86 a month', () => {
    const plan = leadingLoweredPlan(estimated());
    if (!plan) throw new Error('no lowered payment');
    expect(balanceWords(plan)).toBe(
      '$11,595 less in payments + $708 interest = $3,789 paid at closing + $8,515 still owed.',
    );
    expect(waitingTitle(plan)).toBe('You pay about $5,137 for waiting, at 9%.');
    expect(waitingSentence(plan)).toBe(
      'What waiting costs, over 13 years: about $5,137 in interest.',
    );
    expect(plan.waiting.payback?.monthly).toBeCloseTo(107.86, 2);
  });

  it('shows the debt with a shorter program length, and explains that assistance led to a longer one', () => {
    const helped = (cap: number) => estimated({}, { ...help, cap });
    expect(lengthenedWords(helped(25_000))).toBe(
      'More is paid down, so the lowering runs 7 years and borrows more.',
    );
    expect(shorterWords(helped(25_000))).toMatch(
      /^With a shorter program, you would owe less, before interest: 5 years: \$[\d,]+, 3 years: \$7,807\.$/,
    );
    expect(lengthenedWords(helped(7_250))).toBeNull();
    expect(shorterWords(helped(7_250))).toBeNull();
  });

  it('states how much interest an amortized second loan costs the buyer', () => {
    const large = { homePrice: 900_000, downPayment: 120_000, creditScore: 'excellent' } as const;
    const plan = leadingLoweredPlan(estimated(large, null));
    expect(plan?.product).toBe('Amortization');
    expect(plan && waitingTitle(plan)).toMatch(
      /^You are \$[\d,]+ behind: interest on the second loan\.$/,
    );
  });

  it('states the total debt in a single line', () => {
    expect(laterResult({ dollars: 8_514.62 })).toEqual({ words: '$8,515 owed', look: 'warn' });
    expect(laterResult({ dollars: 0.4 })).toEqual({
      words: 'nothing besides your mortgage',
      look: 'plain',
    });
  });
});

it('states the number of years in the yearly table', () => {
  expect(yearResult(7).words).toBe('first 7 years');
});
