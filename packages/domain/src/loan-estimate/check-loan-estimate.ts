import { aprFinding } from './apr-check.ts';
import { countyFinding } from './county-check.ts';
import type { ExpectedLoan } from './expected-loan.ts';
import { type Finding, unknown } from './finding.ts';
import { mortgageInsuranceFinding, upfrontFeeFinding } from './insurance-checks.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { paymentFinding } from './payment-check.ts';
import { quoteFindings } from './quote-checks.ts';
import { stillOpen } from './still-open.ts';
import { sumFindings } from './sums.ts';
import { type Week, weekAverageFinding } from './week-average-check.ts';

/** The data that a Loan Estimate is compared with. */
export interface CheckFacts {
  /** ISO date. */
  readonly today: string;
  /** The loan of the quote. Null if there is no quote. */
  readonly expected: ExpectedLoan | null;
  /** The weekly averages of mortgage rates that we have, in any order. */
  readonly weeks: readonly Week[];
}

/**
 * Checks whether a Loan Estimate is still open and whether it is for the quote's loan. Also checks
 * whether its figures match the quote, each other, the county's averages and our tables. If a
 * figure that a check needs is missing, the result says so, because we never guess a figure.
 * Without a quote, runs only the checks that need no quote.
 */
export function checkLoanEstimate(
  paper: LoanEstimate,
  { today, expected, weeks }: CheckFacts,
): Finding[] {
  return [
    stillOpen(paper, today),
    ...(expected ? quoteFindings(paper, expected) : []),
    weekAverageFinding(paper, weeks),
    paymentFinding(paper),
    ...sumFindings(paper),
    aprFinding(paper),
    mortgageInsuranceFinding(paper, expected),
    ...upfrontFeeFinding(paper),
    countyFinding(paper, expected),
    ...servicesToShopFor(paper),
  ];
}

/**
 * Reports section C, which lists services for which the buyer may choose the company: 12 CFR
 * 1026.37(f)(3).
 */
function servicesToShopFor({ servicesYouCanShopFor: dollars = 0 }: LoanEstimate): Finding[] {
  return dollars > 0 ? [unknown('services-to-shop-for', 'shop-for-it')] : [];
}
