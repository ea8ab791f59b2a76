import type { CountyLoanLimits, LimitEdition } from '@latchkey/domain';
import { shippedReference } from '../test-data.ts';

/**
 * Returns made-up loan limits for 2027: the 2026 limits, increased by 4 % and rounded to whole
 * dollars.
 */
export function loanLimitsOf2027(): LimitEdition<CountyLoanLimits> {
  const rows = new Map(
    Array.from(rowsOf2026(), ([fips, { conforming, fha }]) => {
      return [fips, { conforming: conforming?.map(raised) ?? null, fha: fha.map(raised) }];
    }),
  );
  return { year: 2027, firstDay: '2027-01-01', rows };
}

export function rowsOf2026(): ReadonlyMap<string, CountyLoanLimits> {
  const edition = shippedReference().limitTables.loans.find(({ year }) => year === 2026);
  if (!edition) throw new RangeError('There are no loan limits of 2026');
  return edition.rows;
}

/** Raises a limit by 4 %. */
export function raised(limit: number): number {
  return Math.round(limit * 1.04);
}
