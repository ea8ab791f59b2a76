import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deferred, priced, resultOf, termsFor, typesOf } from '../../test/five-year-samples.ts';
import { dueOnSale, noTerms } from '../../test/program-samples.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { HomePlan, HomeType } from '../quote/choices.ts';
import { fiveYear } from './five-year.ts';
import { withoutHelp } from './without-help.ts';

describe('fiveYear', () => {
  it('never returns a lower result for assistance that is forgiven within five years and does not change the loan type', () => {
    const schedules = fc.record({
      afterYears: fc.integer({ min: 1, max: 5 }),
      how: fc.constantFrom('at-end', 'yearly', 'monthly'),
      startsAfterYears: fc.constant(0),
    } as const);
    const kinds = fc.oneof(
      fc.constant({ kind: 'grant', repayment: null } as const),
      schedules.map((forgiven) => {
        return { kind: 'forgivable-loan', repayment: { ...dueOnSale, forgiven } } as const;
      }),
    );
    const given = fc.record({
      homePrice: fc.integer({ min: 60_000, max: 800_000 }),
      percentDown: fc.integer({ min: 0, max: 40 }),
      maxAmount: fc.integer({ min: 1, max: 100_000 }),
      creditScore: fc.constantFrom('excellent', 'good', 'fair', 'poor'),
      homePlan: fc.constantFrom(...HomePlan.options),
      homeType: fc.constantFrom(...HomeType.options),
      help: kinds,
      pays: fc.constantFrom('price', 'closing', 'both', null),
    } as const);
    const found = { grant: 0, 'forgivable-loan': 0, closing: 0 };
    fc.assert(
      fc.property(given, ({ percentDown, maxAmount, help, pays, ...changes }) => {
        const terms = termsFor({
          ...changes,
          downPayment: Math.round((percentDown / 100) * changes.homePrice),
        });
        const baseline = withoutHelp(terms);
        const program = priced({ maxAmount, pays, ...help, ...typesOf(baseline?.loanType) });
        const result = fiveYear(program, terms, baseline);
        if (!result) return;
        found[help.kind] += 1;
        if (pays === 'closing') found.closing += 1;
        // The buyer keeps all of the help, up to the unpaid part of the price.
        expect(result.low).toBeGreaterThan(0);
      }),
      { numRuns: 1_000 },
    );
    for (const count of Object.values(found)) expect(count).toBeGreaterThan(50);
  });

  it('never raises the low end of the range when more terms are unknown', () => {
    const kinds = fc.constantFrom<CatalogProgram['kind']>('forgivable-loan', 'deferred-loan');
    const forgiven = fc.record({
      afterYears: fc.integer({ min: 1, max: 15 }),
      how: fc.constantFrom('at-end', 'yearly', 'monthly'),
      startsAfterYears: fc.constant(0),
    } as const);
    fc.assert(
      fc.property(kinds, forgiven, (kind, schedule) => {
        const repayment = { ...dueOnSale, forgiven: schedule };
        const known = resultOf({ kind, repayment });
        for (const less of [{ forgiven: null }, { dueOn: [] }]) {
          const unknown = resultOf({ kind, repayment: { ...repayment, ...less } });
          expect(unknown?.low).toBeLessThanOrEqual((known?.low ?? 0) + 1e-6);
        }
        expect(resultOf({ kind, repayment: null })?.low).toBeLessThanOrEqual(known?.low ?? 0);
      }),
    );
  });

  it('never raises the low end of the range when the rate or the term of monthly payments is unknown', () => {
    const rates = fc.oneof(
      fc.record({
        ratePercent: fc.integer({ min: 0, max: 8 }),
        aboveFirstMortgage: fc.constant(null),
      }),
      fc.record({
        ratePercent: fc.constant(null),
        aboveFirstMortgage: fc.constantFrom(0, 0.25, 1, 2),
      }),
    );
    const kind = 'repayable-loan';
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 30 }), (rate, termYears) => {
        const repayment = { ...noTerms, monthly: { ...rate, termYears } };
        const { monthly } = repayment;
        const known = resultOf({ kind, repayment });
        const noRate = { ...monthly, ratePercent: null, aboveFirstMortgage: null };
        const lessKnown = [noRate, { ...monthly, termYears: null }, { ...noRate, termYears: null }];
        for (const less of [...lessKnown, null]) {
          const unknown = resultOf({ kind, repayment: { ...repayment, monthly: less } });
          expect(unknown?.low).toBeLessThanOrEqual((known?.low ?? Number.NaN) + 1e-6);
        }
        const nothing = resultOf({ kind, repayment: null });
        expect(nothing?.low).toBeLessThanOrEqual((known?.low ?? Number.NaN) + 1e-6);
      }),
    );
  });

  it('never raises the low end of the range when the share of the gain is unknown', () => {
    const kind = 'shared-appreciation-loan';
    const unknown = resultOf({ kind, repayment: dueOnSale });
    const gain = 300_000 * (1.02 ** 5 - 1);
    expect((resultOf(deferred)?.low ?? 0) - (unknown?.low ?? 0)).toBeCloseTo(gain, 6);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (appreciationSharePercent) => {
        const known = resultOf({ kind, repayment: { ...dueOnSale, appreciationSharePercent } });
        const low = (known?.low ?? Number.NaN) + 1e-6;
        expect(unknown?.low).toBeLessThanOrEqual(low);
        expect(resultOf({ kind, repayment: null })?.low).toBeLessThanOrEqual(low);
      }),
    );
  });
});
