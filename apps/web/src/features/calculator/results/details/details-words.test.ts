import {
  type CountedProgram,
  cashFacts,
  costTables,
  countedDetails,
  deferralOf,
  type Estimate,
  estimateOf,
  linePayback,
  type PricedAnswers,
  pricingFactsOf,
  unknownLimits,
} from '@latchkey/domain';
import { austin, helpWith, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { balanceWords } from './balance.tsx';

import { cashExits } from './cash-exits.ts';
import { cashParts, closingCostsOf, gapTitle } from './cash-parts.ts';
import { cashResult, laterResult, monthResult, yearResult } from './detail.ts';
import { exitWords } from './exit-list.tsx';
import { monthBars, monthLegend } from './month-parts.ts';

/** The buyer of the design: $145,000 in Detroit, $12,000 of her own. */
const quote: PricedAnswers = {
  homePrice: 145_000,
  downPayment: 12_000,
  creditScore: 'fair',
  homeLocation: { ...austin, state: 'MI', property_tax: 0.0182, insurance_rate: 0.00793 },
};
const help: CountedProgram = { ...helpWith([]), cap: 7_250 };

function estimated(changes: Partial<PricedAnswers> = {}, program: CountedProgram | null = help) {
  const answers = { ...quote, ...changes };
  const details = countedDetails(sampleDetails, 'MI', costTables.closingCosts);
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

describe('each month', () => {
  it('counts everything a lender counts: $883.02, then $1,218.08, traditional $1,198.75', () => {
    const { allIn, comparison } = estimated();
    const bars = monthBars(allIn, comparison);
    expect(bars.map(({ label }) => label)).toEqual([
      'Years 1 to 3',
      'From year 4',
      'Traditional, year 1',
    ]);
    const totals = bars.map(({ total }) => total.toFixed(2));
    expect(totals).toEqual(['883.02', '1218.08', '1198.76']);
    expect(monthLegend(bars).map(({ label }) => label)).toEqual([
      'Principal and interest',
      'Mortgage insurance',
      'Moved to later',
      'Taxes and insurance',
    ]);
  });

  it('fills the lowered bar up to the traditional one with what is moved to later', () => {
    const { allIn, comparison } = estimated();
    const [lowered] = monthBars(allIn, comparison);
    const sum = (lowered?.parts ?? []).reduce((all, { dollars }) => all + dollars, 0);
    expect(sum).toBeCloseTo(allIn.traditional.total, 6);
  });

  it('shows only the traditional payment to a buyer who does not qualify', () => {
    const { allIn, comparison } = estimated({}, null);
    expect(monthBars(allIn, comparison).map(({ key }) => key)).toEqual(['traditional']);
  });

  it.each([
    [29.97, { front: 'over', back: 'within' }, '29.97% of income', 'warn'],
    [25, { front: 'within', back: 'within' }, '25% of income', 'plain'],
    [25, { front: 'within', back: 'over' }, '25% of income', 'warn'],
    [undefined, undefined, '$883.02 a month', 'plain'],
  ] as const)('sums it up: %s', (front, rule, words, look) => {
    expect(monthResult(front, 883.02, rule)).toEqual({ words, look });
  });
});

describe('cash', () => {
  it('is $7,732.85 short of $19,732.85', () => {
    const { needed, gap } = cashOf(estimated());
    expect(needed.total).toBeCloseTo(19_732.85, 2);
    expect(gapTitle(gap)).toBe('You are $7,732.85 short at closing');
    expect(cashResult(gap)).toEqual({ words: 'short $7,733', look: 'danger' });
    const parts = cashParts(needed, closingCostsOf(sampleDetails, 'MI'), 'MI');
    expect(parts.map(({ label, dollars }) => [label, dollars.toFixed(2)])).toEqual([
      ['Your down payment', '12000.00'],
      ['First-year taxes, insurance', '3788.85'],
      ['Closing costs, 2.72%, the MI average', '3944.00'],
    ]);
  });

  it.each([
    [19_732.85, 'You have just enough to close', 'enough'],
    [20_000, 'You have enough to close, with $267.15 left', '$267 left'],
  ])('with $%s says %j', (have, title, words) => {
    const { gap } = cashOf(estimated(), have);
    expect([gapTitle(gap), cashResult(gap).words]).toEqual([title, words]);
  });

  it('names the average of the country for a state without one, and the own percentage', () => {
    const { needed } = cashOf(estimated());
    const label = (details: typeof sampleDetails, state: string) =>
      cashParts(needed, closingCostsOf(details, state), state).at(-1)?.label;
    expect(label(sampleDetails, 'PR')).toBe('Closing costs, 1.81%, the US average');
    const own = countedDetails(sampleDetails, 'MI', costTables.closingCosts);
    expect(label(own, 'PR')).toBe('Closing costs, 2.72%');
  });

  it('lets help pay closing costs only if the cash is not enough otherwise', () => {
    const paying: CountedProgram = { ...help, cap: 20_000, paysClosingCosts: true };
    const estimate = estimated({}, paying);
    expect(cashOf(estimate).needed.assistance).toBeCloseTo(3_944, 2);
    expect(cashOf(estimate, 30_000).needed.assistance).toBe(0);
  });
});

describe('ways to close the gap', () => {
  const five: CountedProgram = { ...help, cap: null, maxPercent: 5, percentOf: 'price' };
  const closing = { ...five, id: 2, programName: 'Close Well', cap: 3_000, maxPercent: null };
  const paying: CountedProgram = { ...closing, paysClosingCosts: true };

  it('solves the price at $137,654 and the traditional down payment, neither one short', () => {
    const estimate = estimated({}, five);
    const exits = cashExits(cashOf(estimate), estimate, [five]);
    expect(exits).toMatchObject([
      { kind: 'price', homePrice: 137_654, downPayment: 4_658, short: 0 },
      { kind: 'traditional', homePrice: 145_000, short: 0 },
    ]);
    const [price, traditional] = exits.map((exit) => exitWords(exit, 'lowered'));
    expect(price?.title).toBe('Look at homes up to $137,654');
    expect(price?.words).toMatch(
      /^\$[\d,.]+\/month for 3 years, then \$[\d,.]+\. \$[\d,.]+ owed\./,
    );
    expect(traditional?.words).toMatch(
      /down, \$[\d,.]+\/month from the start\. No line of credit\.$/,
    );
  });

  it('offers the program whose help leaves the smallest gap', () => {
    const estimate = estimated({}, five);
    const facts = cashOf(estimate);
    const other: CountedProgram = { ...paying, id: 3, cap: 20_000 };
    const [exit] = cashExits(facts, estimate, [five, paying, other]);
    expect(exit).toMatchObject({ kind: 'program', found: 2, program: { id: 3 } });
    if (exit?.kind !== 'program') throw new Error('no program');
    expect(exit.short).toBeLessThan(facts.gap.short);
    expect(exitWords(exit, 'lowered').note).toBe('2 found');
  });

  it('offers less down at the same price, if that is enough', () => {
    const estimate = estimated({ downPayment: 18_000 }, five);
    const exits = cashExits(cashOf(estimate, 18_000), estimate, []);
    expect(exits[0]).toMatchObject({ kind: 'less-down', homePrice: 145_000, short: 0 });
    const words = exits.map((exit) => exitWords(exit, 'lowered').title);
    expect(words[0]).toMatch(/^Put \$[\d,]+ down, keep the rest for closing$/);
  });

  it('offers no other plan for a traditional mortgage', () => {
    const estimate = estimated({}, null);
    const facts = cashFacts(estimate, 12_000, 'traditional');
    const exits = cashExits(facts, estimate, []);
    expect(exits.map(({ kind }) => kind)).toEqual(['less-down']);
    const [exit] = exits;
    if (!exit) throw new Error('no exit');
    expect(exitWords(exit, 'traditional').words).toMatch(
      /\/month from the start\. \$[\d,]+ down\.$/,
    );
  });

  it('offers nothing without a gap', () => {
    const estimate = estimated({}, five);
    expect(cashExits(cashOf(estimate, 50_000), estimate, [five, paying])).toEqual([]);
  });

  it("keeps the own money that the applied program's rules require", () => {
    const required = 11_000;
    const rule = { rule: 'own-contribution', verdict: 'met', reason: 'enough' } as const;
    const strict: CountedProgram = { ...five, rules: [{ ...rule, required, actual: 12_000 }] };
    const estimate = estimated({}, strict);
    for (const exit of cashExits(cashOf(estimate), estimate, [])) {
      if (exit.kind !== 'program') expect(exit.downPayment).toBeGreaterThanOrEqual(required);
    }
  });
});

describe('later', () => {
  it('shows $11,595 less as $3,789 at closing and $7,807 owed, and $88.15 a month back', () => {
    const { comparison, facts } = estimated();
    expect(balanceWords(deferralOf(comparison))).toBe(
      '$11,595 less in payments = $3,789 paid at closing + $7,807 still owed',
    );
    expect(linePayback(comparison, facts.interest)?.monthly).toBeCloseTo(88.15, 2);
    const owed = (dollars: number) => laterResult(comparison, { kind: 'owed', dollars });
    expect(owed(0)).toEqual({ words: '$7,807 owed', look: 'warn' });
    expect(owed(10_000)).toEqual({ words: '$17,807 owed', look: 'warn' });
  });

  it('says that nothing more is owed without a lowered payment', () => {
    const { comparison } = estimated({}, null);
    const owed = laterResult(comparison, { kind: 'owed', dollars: 0 });
    expect(owed).toEqual({ words: 'nothing more owed', look: 'plain' });
  });
});

it('sums up the year-by-year table', () => {
  expect(yearResult(estimated().comparison).words).toBe('7 years');
});
