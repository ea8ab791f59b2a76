import {
  answerOf,
  type CalculatorDetails,
  type CountedProgram,
  cashFacts,
  costTables,
  countedDetails,
  type Estimate,
  estimateOf,
  leadingLoweredPlan,
  type PricedAnswers,
  pricingFactsOf,
  unknownLimits,
} from '@latchkey/domain';
import { austin, helpWith, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { waitingSentence } from '@/ui/payback-words.ts';
import { balanceWords, waitingTitle } from './balance.tsx';
import { cashExits } from './cash-exits.ts';
import { cashParts, closingCostsOf, closingHelp, gapTitle } from './cash-parts.ts';
import { cashResult, laterResult, monthResult, yearResult } from './detail.ts';
import { exitWords } from './exit-list.tsx';
import { monthBars, monthLegend } from './month-parts.ts';

/** The buyer from the design: a $145,000 home in Detroit, with $12,000 of her own money. */
const quote: PricedAnswers = {
  homePrice: 145_000,
  downPayment: 12_000,
  creditScore: 'fair',
  homeType: 'single-family',
  homeLocation: { ...austin, state: 'MI', property_tax: 0.0182, insurance_rate: 0.00793 },
};
const help: CountedProgram = { ...helpWith([]), cap: 7_250 };

function estimated(
  changes: Partial<PricedAnswers> = {},
  program: CountedProgram | null = help,
  settings: Partial<CalculatorDetails> = {},
) {
  const answers = { ...quote, ...changes };
  const own = { ...sampleDetails, ...settings };
  const details = countedDetails(own, 'MI', costTables.closingCosts);
  return estimateOf(
    pricingFactsOf(answers, details, sampleProduct),
    details,
    program ? [program] : [],
    unknownLimits,
  );
}

function cashOf(estimate: Estimate, have = 12_000) {
  return cashFacts(estimate, have, 'lowered');
}

/** Returns the parts of the cash due at closing with their amounts. */
function labeled(estimate: Estimate) {
  const { details } = estimate;
  const counted = closingCostsOf(sampleDetails, 'MI');
  const parts = cashParts(cashOf(estimate).needed, { counted, state: 'MI', details });
  return parts.map(({ label, dollars }) => [label, dollars.toFixed(2)]);
}

describe('the detail "Each month"', () => {
  it('shows payments of $883.02 at first, $1,325.94 afterward, and $1,198.76 without lowering', () => {
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

  it('labels the monthly amount as part of the bills or as a second loan', () => {
    const second = (downPayment: number, propertyTax: number) => {
      const homeLocation = { ...quote.homeLocation, property_tax: propertyTax };
      const answers = { homePrice: 400_000, downPayment, homeLocation };
      const [lowered] = monthBars(estimated(answers, null));
      return lowered?.parts.find(({ key }) => key === 'second')?.label;
    };
    expect(second(80_000, 0.011)).toBe('Part of taxes and insurance');
    expect(second(100_000, 0.025)).toBe('Second loan');
  });

  it("has parts that add up to the answer's figures", () => {
    const estimate = estimated();
    const { eachMonth } = answerOf(estimate, 12_000);
    const [lowered, after] = monthBars(estimate).map(({ parts }) =>
      parts.filter(({ look }) => look !== 'moved').reduce((sum, { dollars }) => sum + dollars, 0),
    );
    expect(lowered).toBeCloseTo(eachMonth.now, 6);
    expect(after).toBeCloseTo(eachMonth.later?.payment ?? 0, 6);
  });

  it('fills the lowered bar with the deferred amount up to the length of the traditional bar', () => {
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
  ] as const)('sums up the month: %s', (front, rule, words, look) => {
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
      ['Closing costs, 2.72%, MI average', '3944.00'],
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
  ])('for a buyer with $%s, has the title %j', (have, title, words) => {
    const { gap } = cashOf(estimated(), have);
    expect([gapTitle(gap), cashResult(gap).words]).toEqual([title, words]);
  });

  it('labels closing costs with the US average, or with the percentage that the buyer entered', () => {
    const { needed } = cashOf(estimated());
    const label = (details: typeof sampleDetails, state: string) =>
      cashParts(needed, { counted: closingCostsOf(details, state), state, details })[2]?.label;
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
});

describe('ways to close the cash gap', () => {
  const five: CountedProgram = { ...help, cap: null, maxPercent: 5, percentOf: 'price' };
  const closing = { ...five, id: 2, programName: 'Close Well', cap: 3_000, maxPercent: null };
  const paying: CountedProgram = { ...closing, pays: 'closing' };

  it('finds that a price of $121,540 and a traditional down payment each leave no gap', () => {
    const estimate = estimated({}, five);
    const exits = cashExits(cashOf(estimate), estimate, [five], unknownLimits);
    expect(exits).toMatchObject([
      { kind: 'price', homePrice: 121_540, downPayment: 4_113, short: 0 },
      { kind: 'traditional', homePrice: 145_000, short: 0 },
    ]);
    const [price, traditional] = exits.map((exit) => exitWords(exit, 'lowered'));
    expect(price?.title).toBe('Look at homes up to $121,540');
    expect(price?.words).toMatch(/^\$[\d,]+, then \$[\d,]+ a month, all in\. \$[\d,]+ owed\.$/);
    expect(traditional?.words).toMatch(/down, \$[\d,]+ a month, all in\. No line of credit\.$/);
  });

  it('offers the program that leaves the smallest gap, after the ways that leave no gap', () => {
    const estimate = estimated({}, five);
    const facts = cashOf(estimate);
    const other: CountedProgram = { ...paying, id: 3, cap: 20_000 };
    const exits = cashExits(
      facts,
      estimate,
      [five, { ...paying, id: 4, pays: 'both' }, paying, other],
      unknownLimits,
    );
    expect(exits.map(({ kind }) => kind)).toEqual(['price', 'traditional', 'program']);
    const exit = exits.at(-1);
    expect(exit).toMatchObject({ kind: 'program', found: 2, program: { id: 3 } });
    if (exit?.kind !== 'program') throw new Error('no program');
    expect(exit.short).toBeLessThan(facts.gap.short);
    expect(exitWords(exit, 'lowered').note).toBe('2 found');
  });

  it('offers a smaller down payment at the same price, if that closes the gap', () => {
    const estimate = estimated({ downPayment: 18_000 }, five);
    const exits = cashExits(cashOf(estimate, 18_000), estimate, [], unknownLimits);
    expect(exits[0]).toMatchObject({ kind: 'less-down', homePrice: 145_000, short: 0 });
    const words = exits.map((exit) => exitWords(exit, 'lowered').title);
    expect(words[0]).toMatch(/^Put \$[\d,]+ down, keep the rest for closing$/);
  });

  it('offers no traditional mortgage to a buyer who already has one', () => {
    const estimate = estimated({}, null);
    const facts = cashFacts(estimate, 12_000, 'traditional');
    const exits = cashExits(facts, estimate, [], unknownLimits);
    expect(exits.map(({ kind }) => kind)).toEqual(['less-down']);
    const [exit] = exits;
    if (!exit) throw new Error('no exit');
    expect(exitWords(exit, 'traditional').words).toMatch(
      /^\$[\d,]+ a month, all in\. \$[\d,]+ down\.$/,
    );
  });

  it('offers no changes if the buyer has enough cash', () => {
    const estimate = estimated({}, five);
    expect(cashExits(cashOf(estimate, 50_000), estimate, [five, paying], unknownLimits)).toEqual(
      [],
    );
  });

  it('keeps the down payment at or above the minimum that the applied program requires', () => {
    const required = 11_000;
    const rule = { rule: 'own-contribution', verdict: 'met', reason: 'enough' } as const;
    const strict: CountedProgram = { ...five, rules: [{ ...rule, required, actual: 12_000 }] };
    const estimate = estimated({}, strict);
    for (const exit of cashExits(cashOf(estimate), estimate, [], unknownLimits)) {
      if (exit.kind !== 'program') expect(exit.downPayment).toBeGreaterThanOrEqual(required);
    }
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

  it('explains that the buyer loses money with an amortized second loan', () => {
    const large = { homePrice: 900_000, downPayment: 120_000, creditScore: 'excellent' } as const;
    const plan = leadingLoweredPlan(estimated(large, null));
    expect(plan?.product).toBe('Amortization');
    expect(plan && waitingTitle(plan)).toMatch(
      /^You are \$[\d,]+ behind: interest on the second loan\.$/,
    );
  });

  it('states the total debt in one line', () => {
    expect(laterResult({ dollars: 8_514.62 })).toEqual({ words: '$8,515 owed', look: 'warn' });
    expect(laterResult({ dollars: 0.4 })).toEqual({ words: 'nothing more owed', look: 'plain' });
  });
});

it('states the number of years in the year-by-year table', () => {
  expect(yearResult(7).words).toBe('7 years');
});
