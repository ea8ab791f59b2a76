import type { ExpectedLoan } from './expected-loan.ts';
import { different, dollars, type Finding, same, unknown } from './finding.ts';
import type { LoanEstimate } from './loan-estimate.ts';

/**
 * How much a home's taxes and insurance may differ from the county's average, as a fraction. This
 * is twice 15%, the average deviation from the median that the assessors' standard allows for
 * homes.
 *
 * @see International Association of Assessing Officers, Standard on Ratio Studies (2013), table
 * 1-3: coefficient of dispersion of at most 15 for single-family homes
 */
const COUNTY_TOLERANCE = 0.3;

/**
 * Compares the monthly taxes, insurance and assessments with the county's averages for the price on
 * the form. Includes homeowners association dues, as the form does.
 *
 * @see 12 CFR 1026.37(c)(4)(ii)
 */
export function countyFinding(paper: LoanEstimate, expected: ExpectedLoan | null): Finding {
  const check = 'taxes-and-insurance';
  const printed = paper.taxesAndInsurance ?? collected(paper);
  if (printed === undefined || paper.salePrice === undefined) {
    return unknown(check, 'not-on-paper');
  }
  if (!expected) return unknown(check, 'no-quote');
  if (expected.homeType === 'condo' && expected.dues === null) return unknown(check, 'no-dues');
  const ofCounty = (paper.salePrice * expected.taxesAndInsurance) / 12;
  const average = ofCounty + (expected.dues ?? 0);
  if (Math.abs(printed - average) <= ofCounty * COUNTY_TOLERANCE) {
    return same(check, dollars(printed));
  }
  return different(check, dollars(printed), dollars(average));
}

/**
 * Returns the amount that the lender collects. Undefined if it is 0, because the buyer then pays
 * the bills directly.
 */
function collected({ escrow }: LoanEstimate): number | undefined {
  return escrow === 0 ? undefined : escrow;
}
