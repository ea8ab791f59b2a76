import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashOf, estimated, help } from '../../test/detroit-estimate.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { helpWith, sampleDetails } from '../../test/quote-samples.ts';
import { type LoanLimits, unknownLimits } from '../loan/loan-limit.ts';
import type { CountedProgram } from '../programs/applied-program.ts';
import type { CreditScore } from '../quote/choices.ts';
import { Percent } from '../units.ts';
import { type CashExit, cashExits } from './cash-exits.ts';
import { cashFacts, shownPlan } from './cash-facts.ts';
import { type Estimate, estimateOf } from './estimate.ts';

const five: CountedProgram = { ...help, cap: null, maxPercent: 5, percentOf: 'price' };
const closing = { ...five, id: 2, programName: 'Close Well', cap: 3_000, maxPercent: null };
const paying: CountedProgram = { ...closing, pays: 'closing' };

describe('ways to close the cash gap', () => {
  it('offers a lower down payment with a traditional payment, and a price of $121,540, both without a gap', () => {
    const estimate = estimated({}, five);
    const exits = cashExits(cashOf(estimate), estimate, [five], unknownLimits);
    expect(exits).toMatchObject([
      { kind: 'less-down', homePrice: 145_000, short: 0 },
      { kind: 'price', homePrice: 121_540, downPayment: 4_113, short: 0 },
    ]);
  });

  it('offers the program whose assistance leaves the smallest gap, if nothing closes the gap', () => {
    const rule = { rule: 'own-contribution', verdict: 'met', reason: 'enough' } as const;
    const strict = { ...five, rules: [{ ...rule, required: 12_000, actual: 12_000 }] };
    const estimate = estimated({}, strict);
    const facts = cashOf(estimate);
    const other: CountedProgram = { ...paying, id: 3, cap: 20_000 };
    const exits = cashExits(
      facts,
      estimate,
      [strict, { ...paying, id: 4, pays: 'both' }, paying, other],
      unknownLimits,
    );
    expect(exits.map(({ kind }) => kind)).toEqual(['program']);
    const [exit] = exits;
    expect(exit).toMatchObject({ kind: 'program', found: 3, program: { id: 3 } });
    expect(exit?.short).toBeLessThan(facts.gap.short);
  });

  it('offers a smaller down payment at the same price, if that closes the gap', () => {
    const estimate = estimated({ downPayment: 18_000 }, five);
    const exits = cashExits(cashOf(estimate, 18_000), estimate, [], unknownLimits);
    expect(exits[0]).toMatchObject({ kind: 'less-down', homePrice: 145_000, short: 0 });
  });

  it('offers a smaller down payment first if assistance covers the required down payment', () => {
    const large: CountedProgram = { ...paying, cap: 25_000, pays: 'both' };
    const estimate = estimated({}, large);
    const exits = cashExits(cashOf(estimate), estimate, [], unknownLimits);
    expect(exits.map(({ kind }) => kind)).toEqual(['less-down', 'traditional', 'closing']);
    expect(exits[0]).toMatchObject({ homePrice: 145_000, short: 0 });
    expect(exits.at(-1)?.short).toBeGreaterThan(0);
  });

  it('lets assistance pay closing costs, and shows the resulting loan and payment', () => {
    const large: CountedProgram = { ...paying, cap: 25_000, pays: 'both' };
    const estimate = estimated({}, large);
    const exits = cashExits(cashOf(estimate, 17_000), estimate, [], unknownLimits);
    const exit = exits.find(({ kind }) => kind === 'closing');
    expect(exit?.short).toBe(0);
    // 145,000 - 12,000 - 25,000, plus 3,944 and 1% of 108,000.
    expect(exit?.estimate.comparison.firstLoan.base.principal).toBeCloseTo(113_024, 6);
    const done = estimated({}, large, { helpPaysClosing: true });
    const after = cashExits(cashOf(done), done, [], unknownLimits);
    expect(after.some(({ kind }) => kind === 'closing')).toBe(false);
  });

  it('does not offer a traditional mortgage to a buyer who already has one', () => {
    const estimate = estimated({}, null);
    const facts = cashFacts(estimate, 12_000, 'traditional');
    const exits = cashExits(facts, estimate, [], unknownLimits);
    expect(exits.map(({ kind }) => kind)).toEqual(['less-down']);
  });

  it('does not offer changes if the buyer has enough cash', () => {
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
      if ('downPayment' in exit) expect(exit.downPayment).toBeGreaterThanOrEqual(required);
    }
  });
});

describe('another program', () => {
  const programExit = (estimate: Estimate, programs: CountedProgram[], limits = unknownLimits) =>
    cashExits(cashFacts(estimate, estimate.facts.downPayment), estimate, programs, limits).find(
      ({ kind }) => kind === 'program',
    );
  const large: CountedProgram = { ...paying, cap: 20_000 };
  /** A program whose contribution rule excludes all other options for closing the gap. */
  const strict = (required: number): CountedProgram => ({
    ...five,
    rules: [
      {
        rule: 'own-contribution',
        verdict: 'met',
        reason: 'enough',
        required,
        actual: required,
      },
    ],
  });

  it.each([
    ['reaches', 4_350, 1],
    ['is one dollar below', 4_349, undefined],
  ])(
    "decides whether to offer a program if the buyer's own money %s 3%% of the price",
    (_, downPayment, found) => {
      const estimate = estimated({ downPayment }, strict(downPayment));
      expect(programExit(estimate, [large])).toEqual(found && expect.objectContaining({ found }));
    },
  );

  it('calculates with the loan type that the program accepts, and with the assistance for that loan', () => {
    const forFha: CountedProgram = {
      ...large,
      firstMortgage: { types: ['fha'], from: null },
      cap: 4_000,
      capByLoanType: { FHA: { cap: 3_000, maxPercent: null, percentOf: null } },
    };
    const estimate = estimated({}, strict(12_000));
    const exit = programExit(estimate, [forFha]);
    const after = estimated({}, forFha, { helpPaysClosing: true });
    expect(after.loanType).toBe('FHA');
    expect(exit?.estimate).toEqual(after);
    expect(exit?.short).toBe(cashFacts(after, 12_000).gap.short);
  });

  it('omits a program if its loan is above every limit', () => {
    const loan = (dollars: number): LoanLimits => ({
      conformingLimits: [dollars],
      fhaLimits: [dollars],
    });
    const estimate = estimated({}, strict(12_000));
    expect(programExit(estimate, [large], loan(133_000))).toBeDefined();
    expect(programExit(estimate, [large], loan(132_999))).toBeUndefined();
  });
});

describe('the figures after the buyer presses a button', () => {
  const dollars = fc.integer({ min: 1_000, max: 30_000 });
  const grants = fc.record({
    cap: fc.integer({ min: 0, max: 30_000 }),
    pays: fc.constantFrom('price', 'both'),
  });
  const choices = fc.constantFrom('lowered', 'traditional', null);

  it('offers changes that leave the gap stated on the button, for the plan that the buyer chose', () => {
    const given = fc.tuple(dollars, dollars, grants, grants, choices);
    fc.assert(
      fc.property(given, ([downPayment, have, now, later, choice]) => {
        const estimate = estimated({ downPayment }, { ...help, ...now });
        const chosen = estimate.leadsWith === 'lowered' ? choice : null;
        const facts = cashFacts(estimate, have, shownPlan(estimate, chosen));
        const other = { ...paying, ...later };
        for (const { kind, ...exit } of cashExits(facts, estimate, [other], unknownLimits)) {
          const plan = kind === 'traditional' ? kind : chosen;
          const after = cashFacts(exit.estimate, have, shownPlan(exit.estimate, plan));
          expect(exit.short).toBe(after.gap.short);
          expect(exit.short).toBeLessThan(facts.gap.short);
        }
      }),
    );
  });

  it.each([
    ['$4,300 of cash reaches no price that a page suggests', 4_300, []],
    ['$4,600 of cash reaches one', 4_600, ['price']],
  ])('suggests a price only if it is $30,000 or more: %s', (_, have, kinds) => {
    const estimate = estimated({}, null);
    const exits = cashExits(cashOf(estimate, have), estimate, [], unknownLimits);
    expect(exits.map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('a loan limit', () => {
  const limits = { conformingLimits: [832_750], fhaLimits: [541_287] };
  const details = { ...sampleDetails, closingCosts: Percent.parse(0.5), lenderFees: 0 };
  const forAny: CountedProgram = { ...helpWith([]), cap: 26_400 };
  const forFha: CountedProgram = { ...forAny, firstMortgage: { types: ['fha'], from: null } };

  /**
   * Returns the options for closing the gap of a buyer whose cash covers all costs and `own`
   * dollars of the down payment.
   */
  const exitsWith = (
    own: number,
    homePrice: number,
    program: CountedProgram,
    county: LoanLimits = limits,
    creditScore: CreditScore = 'excellent',
  ): readonly CashExit[] => {
    const home = { homePrice, downPayment: 40_000, creditScore };
    const facts = { ...sampleFacts(home), lowering: null };
    const estimate = estimateOf(facts, details, [program], county);
    const costs = cashFacts(estimate, 0).needed.total - 40_000;
    return cashExits(cashFacts(estimate, Math.ceil(costs) + own), estimate, [], county);
  };

  // 880,000 - 832,750 - 26,400, and 600,000 - 541,287 - 26,400. A larger loan has more prepaid
  // interest, so the buyer has 200 dollars more.
  it.each([
    ['within the limit', 880_000, forAny, limits, 20_850],
    ["within the limit of the program's type", 600_000, forFha, limits, 32_313],
    ['above that limit if the program accepts other types', 600_000, forAny, limits, 1],
    ['of any size if the limit is unknown', 880_000, forAny, unknownLimits, 1],
  ])('allows a smaller down payment with a loan %s', (_, homePrice, program, county, least) => {
    const [exit] = exitsWith(least + 200, homePrice, program, county);
    expect(exit).toMatchObject({ kind: 'less-down', homePrice, short: 0 });
    expect(exit?.estimate.facts.downPayment).toBeGreaterThanOrEqual(least);
    const below = exitsWith(least - 1, homePrice, program, county).map(({ kind }) => kind);
    expect(below).not.toContain('less-down');
  });

  it.each([
    [880_000, forAny, 20_000, 832_750],
    [600_000, forFha, 31_000, 541_287],
  ])(
    'allows only a price below $%s if the cash is too little for that price',
    (highest, program, own, limit) => {
      const [exit, ...others] = exitsWith(own, highest, program);
      expect(others).toEqual([]);
      if (exit?.kind !== 'price') throw new Error('no price');
      expect(exit.short).toBe(0);
      expect(exit.homePrice).toBeLessThan(highest);
      const loanAmount = exit.homePrice - exit.downPayment - 26_400;
      expect(loanAmount).toBeLessThanOrEqual(limit);
      expect(loanAmount).toBeGreaterThan(limit - 50);
    },
  );

  // Below 607,687 dollars, the loan is an FHA loan, with prepaid interest on a financed premium.
  it.each([
    ['keeps', 39_840, ['price']],
    ['changes', 39_800, []],
  ])(
    'allows a lower price only if the cash is enough for the loan type at that price: it %s',
    (...given) => {
      const [, own, kinds] = given;
      const rule = { rule: 'own-contribution', verdict: 'met', reason: 'enough' } as const;
      const rules = [{ ...rule, required: 40_000, actual: 40_000 }];
      const exits = exitsWith(own, 620_000, { ...forAny, rules }, limits, 'poor');
      expect(exits.map(({ kind }) => kind)).toEqual(kinds);
    },
  );
});
