import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownFacts } from '../../../test/known-arbitraries.ts';
import { areas } from '../../../test/limit-arbitraries.ts';
import { programFacts, programs } from '../../../test/program-arbitraries.ts';
import { buyer, sampleProgram, travis } from '../../../test/program-samples.ts';
import { assistanceAmount } from '../../assistance/assistance.ts';
import { capForLoan } from '../../assistance/cap-for-loan.ts';
import type { FirstMortgageType } from '../../catalog/first-mortgage.ts';
import type { Tier } from '../../catalog/tiers.ts';
import { loanTypes } from '../../loan/loan-type.ts';
import type { KnownFacts } from './known-facts.ts';
import { programOffer } from './offer.ts';
import type { ProgramFacts } from './program-facts.ts';

const percent = (maxPercent: number, loanTypesOf?: FirstMortgageType[]): Tier => ({
  when: loanTypesOf ? { loanTypes: loanTypesOf } : {},
  maxAmount: null,
  maxPercent,
  percentOf: 'price',
  says: `${maxPercent}% of the price.`,
});

const ohio = sampleProgram({
  tiers: [percent(3.5, ['fha', 'va', 'usda']), percent(3)],
  firstMortgage: { types: ['conventional', 'fha', 'va', 'usda'], from: null },
});

function offered(program = ohio, facts: Partial<ProgramFacts> = {}, known: KnownFacts = {}) {
  return programOffer(program, { ...buyer, ...facts }, travis, known);
}

describe('programOffer', () => {
  it.each([
    ['good', 3],
    ['poor', 3.5],
  ] as const)('uses the loan type of a %s score: %d%%', (creditScore, share) => {
    const offer = offered(ohio, { creditScore });
    expect(offer.cap.maxPercent).toBe(share);
    expect(offer.choice?.sure?.maxPercent).toBe(share);
    expect(loanTypes.map((type) => capForLoan(offer.cap, type).maxPercent)).toEqual([
      3, 3.5, 3.5, 3.5,
    ]);
  });

  it('uses the only loan type that the program accepts', () => {
    const fha = { ...ohio, firstMortgage: { types: ['fha' as const], from: null } };
    expect(offered(fha).cap).toMatchObject({ maxPercent: 3.5, capByLoanType: null });
  });

  it('uses the loan type whose limit for the number of units covers the loan', () => {
    // A loan of $915,000 is above FHA's limit for two units, and within the limit for four.
    const facts = { creditScore: 'poor', homePrice: 1_000_000, downPayment: 50_000 } as const;
    const shareWith = (known: KnownFacts) =>
      offered(ohio, { ...facts, homeType: 'multi-family' }, known).cap.maxPercent;
    expect(shareWith({})).toBe(3);
    expect(shareWith({ units: 3 })).toBe(3);
    expect(shareWith({ units: 4 })).toBe(3.5);
  });

  it('has no separate caps for loan types if all types have the same cap', () => {
    const plain = { ...ohio, tiers: [percent(4)] };
    expect(offered(plain).cap.capByLoanType).toBeNull();
    expect(offered(sampleProgram())).toMatchObject({
      cap: { cap: 10_000, capByLoanType: null },
      choice: null,
    });
  });

  it('offers no assistance for a loan type without a tier', () => {
    const only = { ...ohio, tiers: [percent(3.5, ['fha'])] };
    const { cap } = offered(only);
    expect(capForLoan(cap, 'Conventional')).toMatchObject({ cap: 0, maxPercent: null });
    expect(capForLoan(cap, 'FHA')).toMatchObject({ cap: null, maxPercent: 3.5 });
  });

  it('never raises the certain amount if the buyer answers fewer questions', () => {
    const tiered = programs.filter(({ tiers }) => tiers !== null);
    const less = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean());
    fc.assert(
      fc.property(tiered, programFacts, areas, knownFacts, less, (...given) => {
        const [program, facts, area, known, keep] = given;
        const { scoreFrom, scoreTo, borrowersIncome, conditions } = known;
        const most = facts.householdIncome;
        const told: KnownFacts = {
          ...known,
          borrowersIncome: Math.min(borrowersIncome ?? most, most),
        };
        const [keepsScore, keepsIncome, keepsConditions] = keep;
        const fewer: KnownFacts = {
          ...(keepsScore ? { scoreFrom, scoreTo } : {}),
          ...(keepsIncome ? { borrowersIncome: told.borrowersIncome } : {}),
          ...(keepsConditions ? { conditions } : {}),
        };
        const [all, some] = [told, fewer].map(
          (each) => programOffer(program, facts, area, each).cap,
        );
        for (const type of loanTypes) {
          const sure = (cap = all) => (cap ? assistanceAmount(capForLoan(cap, type), facts) : 0);
          expect(sure(some)).toBeLessThanOrEqual(sure(all));
        }
      }),
      { numRuns: 500 },
    );
  });
});
