import type { FirstMortgageType } from '../src/catalog/first-mortgage.ts';
import type { CountedProgram } from '../src/programs/applied-program.ts';

/** Returns a grant of $10,000 that accepts these types of first mortgage. */
export function helpWith(types: FirstMortgageType[]): CountedProgram {
  return {
    id: 1,
    programName: 'Sample Grant',
    agencyName: 'Sample Agency',
    website: null,
    contact: { phone: null, applyThrough: 'unknown', classUrl: null },
    educationRequired: false,
    kind: 'grant',
    status: 'open',
    cap: 10_000,
    maxPercent: null,
    percentOf: null,
    capByLoanType: null,
    repayment: null,
    firstMortgage: { types, from: null },
    pays: null,
    hasCheck: false,
    rules: [],
  };
}
