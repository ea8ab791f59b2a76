import { type ExpectedLoan, formLoanTypes } from './expected-loan.ts';
import {
  type CheckName,
  different,
  dollars,
  type Finding,
  percent,
  same,
  unknown,
} from './finding.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { productKind } from './terms-agree.ts';

/** Half a dollar, because the form rounds to whole dollars: 12 CFR 1026.37(o)(4)(i)(A). */
const HALF_DOLLAR = 0.5;

/**
 * One dollar, for an amount that both the form and the quote may round: 12 CFR 1026.37(o)(4)(i)(A).
 */
const ONE_DOLLAR = 1;

/**
 * Half of the smallest difference between two rates on the form, in percentage points.
 *
 * @see 12 CFR 1026.37(o)(4)(ii): percentages have up to three decimals
 */
const RATE_STEP = 0.0005;

/** The checks that show whether a Loan Estimate is for the loan of the quote. */
const identity: readonly CheckName[] = ['sale-price', 'loan-type', 'term', 'product'];

/**
 * Compares a Loan Estimate with the quote. Checks first whether both are for the same loan, and
 * then the amount, the assistance, the rate and the lender's charges. If they are for different
 * loans, the amount, the rate and the charges are not compared.
 */
export function quoteFindings(paper: LoanEstimate, expected: ExpectedLoan): Finding[] {
  const loan = [
    salePrice(paper, expected),
    loanType(paper, expected),
    term(paper, expected),
    product(paper),
  ];
  const isAnother = loan.some(({ pile }) => pile === 'different');
  const orAnother = (check: CheckName, found: () => Finding) =>
    isAnother ? unknown(check, 'another-loan') : found();
  return [
    ...loan,
    orAnother('loan-amount', () => loanAmount(paper, expected)),
    ...helpFinding(paper, expected),
    orAnother('rate', () => rate(paper, expected)),
    orAnother('lender-charges', () => lenderCharges(paper, expected)),
    ...taxesOutside(paper, expected),
  ];
}

/** Whether the results show that the Loan Estimate and the quote are for different loans. */
export function isAnotherLoan(findings: readonly Finding[]): boolean {
  return findings.some(({ pile, check }) => pile === 'different' && identity.includes(check));
}

function salePrice({ salePrice: printed }: LoanEstimate, { homePrice }: ExpectedLoan): Finding {
  if (printed === undefined) return unknown('sale-price', 'not-on-paper');
  const isSame = Math.abs(printed - homePrice) < HALF_DOLLAR;
  if (isSame) return same('sale-price', dollars(printed));
  return different('sale-price', dollars(printed), dollars(homePrice));
}

function loanType({ loanType: printed }: LoanEstimate, { loanType: type }: ExpectedLoan): Finding {
  if (printed === undefined) return unknown('loan-type', 'not-on-paper');
  const value = formLoanTypes[type];
  const paper = { unit: 'loan-type', value: printed } as const;
  if (printed === value) return same('loan-type', paper);
  return different('loan-type', paper, { unit: 'loan-type', value });
}

function term({ termMonths }: LoanEstimate, { months }: ExpectedLoan): Finding {
  if (termMonths === undefined) return unknown('term', 'not-on-paper');
  const paper = { unit: 'months', value: termMonths } as const;
  if (termMonths === months) return same('term', paper);
  return different('term', paper, { unit: 'months', value: months });
}

/** Compares the product with that of a quote, which always has a fixed rate and level payments. */
function product({ product: printed }: LoanEstimate): Finding {
  if (printed === undefined) return unknown('product', 'not-on-paper');
  const paper = { unit: 'product', value: productKind(printed) } as const;
  if (paper.value === 'fixed') return same('product', paper);
  return different('product', paper, { unit: 'product', value: 'fixed' });
}

/**
 * Compares the loan amount, with and without a financed fee. A buyer may also pay the fee in cash.
 */
function loanAmount({ loanAmount: printed }: LoanEstimate, expected: ExpectedLoan): Finding {
  if (printed === undefined) return unknown('loan-amount', 'not-on-paper');
  const isSame = [expected.loan, expected.baseLoan].some(
    (amount) => Math.abs(printed - amount) <= ONE_DOLLAR,
  );
  if (isSame) return same('loan-amount', dollars(printed));
  return different('loan-amount', dollars(printed), dollars(expected.loan));
}

/**
 * Checks whether the quote's assistance is on the form. A program's money is in the adjustments and
 * other credits of Calculating Cash to Close, where a credit is negative. The line may include
 * other credits too, so a larger credit also passes. Returns no result if the quote has no
 * assistance.
 *
 * @see 12 CFR 1026.37(h)(1)(vii) and its official comment 5: money from a second loan or a housing
 * assistance program
 */
function helpFinding(
  { adjustmentsAndOtherCredits: printed }: LoanEstimate,
  { help }: ExpectedLoan,
): Finding[] {
  if (help < ONE_DOLLAR) return [];
  if (printed === undefined) return [unknown('help', 'not-on-paper')];
  const credit = Math.max(0, -printed);
  if (credit >= help - ONE_DOLLAR) return [same('help', dollars(credit))];
  return [different('help', dollars(credit), dollars(help))];
}

/** Compares the rates. A rate at or below the quote's rate passes. */
function rate({ rate: printed }: LoanEstimate, expected: ExpectedLoan): Finding {
  if (printed === undefined) return unknown('rate', 'not-on-paper');
  if (printed < expected.rate + RATE_STEP) return same('rate', percent(printed));
  return different('rate', percent(printed), percent(expected.rate));
}

/** Compares the lender's charges. Charges at or below those of the quote pass. */
function lenderCharges(
  { originationCharges: printed }: LoanEstimate,
  { lenderCharges: charges }: ExpectedLoan,
): Finding {
  if (printed === undefined) return unknown('lender-charges', 'not-on-paper');
  if (printed <= charges + ONE_DOLLAR) return same('lender-charges', dollars(printed));
  return different('lender-charges', dollars(printed), dollars(charges));
}

/**
 * Checks whether the lender collects taxes and insurance, although the buyer pays them separately
 * under the quote's plan.
 */
function taxesOutside({ escrow }: LoanEstimate, { paysOutside }: ExpectedLoan): Finding[] {
  const isCollected = escrow !== undefined && escrow > 0;
  return paysOutside && isCollected ? [unknown('taxes-outside-payment', 'ask-about-escrow')] : [];
}
