import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noTerms } from '../../test/program-samples.ts';
import type { ProgramKind, Repayment } from '../catalog/catalog-program.ts';
import { Percent } from '../units.ts';
import { owedRange } from './owed-range.ts';
import { assistancePayment } from './payment.ts';
import type { AssistanceTerms } from './terms.ts';

const facts = {
  homePrice: 400_000,
  interest: Percent.parse(6),
  yearlyGrowth: Percent.parse(2),
};

function terms(kind: ProgramKind, given: Partial<Repayment> | null = {}): AssistanceTerms {
  return { kind, repayment: given && { ...noTerms, ...given } };
}

const dueOn: Repayment['dueOn'] = ['sale'];
const owed = (of: AssistanceTerms, year = 5) => owedRange(of, 10_000, facts, year);

describe('owedRange', () => {
  it.each<[string, AssistanceTerms, number]>([
    ['nothing for a grant', terms('grant'), 0],
    ['the amount of a deferred loan', terms('deferred-loan', { dueOn }), 10_000],
    [
      'the part that is not forgiven yet',
      terms('forgivable-loan', {
        dueOn,
        forgiven: { afterYears: 10, how: 'yearly', startsAfterYears: 0 },
      }),
      5_000,
    ],
    [
      'the balance of a loan repaid monthly',
      terms('repayable-loan', {
        monthly: { ratePercent: 0, aboveFirstMortgage: null, termYears: 10 },
      }),
      5_000,
    ],
    [
      'a balance that fell due earlier',
      terms('deferred-loan', { dueOn, dueAfterYears: 3 }),
      10_000,
    ],
  ])('returns a single amount: %s', (_, of, dollars) => {
    expect(owed(of).least).toBeCloseTo(dollars, 9);
    expect(owed(of).most).toBeCloseTo(dollars, 9);
  });

  // A home of $400,000 gains 41,632.32 in five years at 2% a year.
  it.each<[string, AssistanceTerms, number]>([
    ['the amount if forgiveness is unknown', terms('forgivable-loan', { dueOn }), 10_000],
    ['the amount if the due date is unknown', terms('deferred-loan'), 10_000],
    [
      'the amount with interest: simple, at 3%',
      terms('deferred-loan', { interest: { ratePercent: 3, simple: true } }),
      11_500,
    ],
    [
      'the known share of the gain',
      terms('deferred-loan', { appreciationSharePercent: 10 }),
      14_163.23,
    ],
    ['all of the gain if the share is unknown', terms('shared-appreciation-loan'), 51_632.32],
    // 10,000 · (1 + 0.08 ÷ 12)⁶⁰
    ['interest two points above the first loan', terms('repayable-loan'), 14_898.46],
    ['such interest if nothing is known', terms('deferred-loan', null), 14_898.46],
    // 10,000 · (1 + 0.03 ÷ 12)⁶⁰
    [
      'interest at the known rate if the term is unknown',
      terms('repayable-loan', {
        monthly: { ratePercent: 3, aboveFirstMortgage: null, termYears: null },
      }),
      11_616.17,
    ],
    // At 8% over 10 years: 60 payments of 121.33, and a balance of 5,983.69.
    [
      'the payments at that rate if their number is known',
      terms('repayable-loan', {
        monthly: { ratePercent: null, aboveFirstMortgage: null, termYears: 10 },
      }),
      13_263.34,
    ],
    // 10,000 · (1 + 0.07 ÷ 12)⁶⁰
    [
      'interest at the known points above the first loan',
      terms('repayable-loan', {
        monthly: { ratePercent: null, aboveFirstMortgage: 1, termYears: null },
      }),
      14_176.25,
    ],
  ])('returns a range from 0 to %s', (_, of, most) => {
    expect(owed(of).least).toBe(0);
    expect(owed(of).most).toBeCloseTo(most, 2);
  });

  const percent = fc.integer({ min: 0, max: 8 });
  const years = fc.integer({ min: 1, max: 30 });
  const repayments: fc.Arbitrary<Repayment> = fc.record({
    monthly: fc.option(
      fc.record({
        ratePercent: percent,
        aboveFirstMortgage: fc.constant(null),
        termYears: years,
      }),
      { nil: null },
    ),
    interest: fc.option(fc.record({ ratePercent: percent, simple: fc.boolean() }), { nil: null }),
    forgiven: fc.option(
      fc.record({
        afterYears: years,
        how: fc.constantFrom('at-end', 'yearly', 'monthly'),
        startsAfterYears: fc.constant(0),
      }),
      { nil: null },
    ),
    dueOn: fc.constant(dueOn),
    dueAfterYears: fc.constant(null),
    appreciationSharePercent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
    choices: fc.boolean(),
  });

  it('never lowers the largest possible debt when more terms are unknown', () => {
    const kinds = fc.constantFrom<ProgramKind>(
      'forgivable-loan',
      'deferred-loan',
      'repayable-loan',
      'shared-appreciation-loan',
    );
    fc.assert(
      fc.property(kinds, repayments, fc.integer({ min: 0, max: 30 }), (kind, repayment, year) => {
        const { monthly, appreciationSharePercent } = repayment;
        const isShared = kind === 'shared-appreciation-loan';
        const lessKnown: (Partial<Repayment> | null)[] = [
          null,
          { dueOn: [] },
          { forgiven: null },
          monthly ? { monthly: { ...monthly, termYears: null } } : {},
          monthly ? { monthly: { ...monthly, ratePercent: null } } : {},
          isShared ? { appreciationSharePercent: null } : {},
        ];
        // With unknown terms, only a shared-appreciation loan has an unknown share of the gain.
        fc.pre(isShared || !appreciationSharePercent);
        const known = owed({ kind, repayment }, year);
        const paid = paidSoFar(kind, repayment, year);
        for (const changes of lessKnown) {
          const unknown = { kind, repayment: changes && { ...repayment, ...changes } };
          const { most } = owed(unknown, year);
          const stillPaid = paidSoFar(kind, unknown.repayment, year);
          expect(most + stillPaid).toBeGreaterThanOrEqual(known.most + paid - 1e-6);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

/**
 * Returns the sum of the known monthly payments through the end of a year. The owed range does not
 * include these payments.
 */
function paidSoFar(kind: ProgramKind, repayment: Repayment | null, year: number): number {
  const payment = assistancePayment({ kind, repayment }, 10_000, facts.interest);
  return payment.kind === 'monthly' ? payment.monthly * 12 * Math.min(year, payment.loan.years) : 0;
}
