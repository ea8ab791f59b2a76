import { cents, different, dollars, type Finding, type SumName, same, unknown } from './finding.ts';
import type { LoanEstimate } from './loan-estimate.ts';

type Part = number | undefined;

/** A total on the form, with the amounts that add up to it. */
interface Sum {
  readonly name: SumName;
  readonly total: (paper: LoanEstimate) => Part;
  readonly parts: (paper: LoanEstimate) => readonly Part[];
}

/** 12 CFR 1026.37(f), (g) and (h): the totals on page 2, and the totals that page 1 repeats. */
const sums: readonly Sum[] = [
  {
    name: 'total-loan-costs',
    total: (paper) => paper.totalLoanCosts,
    parts: (paper) => [
      paper.originationCharges,
      paper.servicesYouCannotShopFor,
      paper.servicesYouCanShopFor,
    ],
  },
  {
    name: 'total-other-costs',
    total: (paper) => paper.totalOtherCosts,
    parts: (paper) => [
      paper.taxesAndGovernmentFees,
      paper.prepaids,
      paper.initialEscrow,
      paper.otherCosts,
    ],
  },
  {
    name: 'loan-and-other-costs',
    total: (paper) => paper.loanAndOtherCosts,
    parts: (paper) => [paper.totalLoanCosts, paper.totalOtherCosts],
  },
  {
    name: 'total-closing-costs',
    total: (paper) => paper.totalClosingCosts,
    parts: (paper) => [paper.totalLoanCosts, paper.totalOtherCosts, minus(paper.lenderCredits)],
  },
  {
    name: 'page-one-loan-costs',
    total: (paper) => paper.loanCostsOnPageOne,
    parts: (paper) => [paper.totalLoanCosts],
  },
  {
    name: 'page-one-other-costs',
    total: (paper) => paper.otherCostsOnPageOne,
    parts: (paper) => [paper.totalOtherCosts],
  },
  {
    name: 'page-one-closing-costs',
    total: (paper) => paper.closingCostsOnPageOne,
    parts: (paper) => [paper.totalClosingCosts],
  },
  {
    name: 'page-one-cash-to-close',
    total: (paper) => paper.cashToCloseOnPageOne,
    parts: (paper) => [paper.cashToClose],
  },
];

/** 12 CFR 1026.37(h)(1): the rows of Calculating Cash to Close for a purchase. */
const cashToClose: Sum = {
  name: 'cash-to-close',
  total: (paper) => paper.cashToClose,
  parts: (paper) => [
    paper.totalClosingCosts,
    minus(paper.closingCostsFinanced),
    paper.downPayment,
    minus(paper.deposit),
    minus(paper.fundsForBorrower),
    minus(paper.sellerCredits),
    paper.adjustmentsAndOtherCredits,
  ],
};

/**
 * Checks that the totals of a Loan Estimate are the sums of their parts, and that pages 1 and 2
 * agree. Returns one result for each wrong total, one for all correct totals, and one for all
 * totals that could not be checked.
 *
 * The sums must be exact, because the form computes a total from the rounded amounts. Only the
 * total payment may differ by rounding, because one of its parts has cents.
 *
 * A form may leave a line blank instead of printing 0. If the other parts already add up to the
 * total, the total is correct. If they do not, the amount on the blank line is unknown.
 *
 * @see 12 CFR 1026.37(o)(4)(i) and its official comments 37(o)(4)-2 and 37(o)(4)(i)(C)-1
 */
export function sumFindings(paper: LoanEstimate): Finding[] {
  const isPurchase = paper.payoffs === undefined;
  const checked = [
    totalPayment(paper),
    ...[...sums, ...(isPurchase ? [cashToClose] : [])].map((sum) => sumFinding(sum, paper)),
  ];
  const has = (pile: Finding['pile']) => checked.some((each) => each.pile === pile);
  return [
    ...checked.filter(({ pile }) => pile === 'different'),
    ...(has('same') ? [same('sums')] : []),
    ...(has('unknown') ? [unknown('sums', 'not-on-paper')] : []),
  ];
}

/** Half a dollar. Amounts in whole dollars that differ by less are equal. */
const HALF_DOLLAR = 0.5;

function sumFinding({ name, total, parts }: Sum, paper: LoanEstimate): Finding {
  const printed = total(paper);
  const amounts = parts(paper);
  const found = amounts.filter((amount) => amount !== undefined);
  if (printed === undefined || found.length === 0) return unknown(name, 'not-on-paper');
  const added = found.reduce((sum, amount) => sum + amount, 0);
  if (Math.abs(printed - added) < HALF_DOLLAR) return same(name, dollars(printed));
  if (found.length < amounts.length) return unknown(name, 'not-on-paper');
  return different(name, dollars(printed), dollars(added));
}

/** The tolerance for rounding in the total payment, in dollars. Includes floating-point errors. */
const TOTAL_ROUNDING = 0.501;

/**
 * Checks the total payment on page 1. The total is the rounded sum of principal and interest in
 * dollars and cents, and mortgage insurance and escrow in whole dollars.
 *
 * @see 12 CFR 1026.37(o)(4)(i)(C)
 */
function totalPayment(paper: LoanEstimate): Finding {
  const { totalPayment: printed, principalAndInterest, mortgageInsurance, escrow } = paper;
  const parts = [principalAndInterest, mortgageInsurance, escrow];
  const found = parts.filter((amount) => amount !== undefined);
  if (printed === undefined || found.length === 0) return unknown('total-payment', 'not-on-paper');
  const added = found.reduce((sum, amount) => sum + amount, 0);
  if (Math.abs(printed - added) <= TOTAL_ROUNDING) return same('total-payment', dollars(printed));
  if (found.length < parts.length) return unknown('total-payment', 'not-on-paper');
  return different('total-payment', cents(printed), cents(added));
}

function minus(amount: Part): Part {
  return amount === undefined ? undefined : -amount;
}
