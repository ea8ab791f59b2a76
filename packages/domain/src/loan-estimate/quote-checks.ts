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

/** Half a dollar. The form rounds to whole dollars: 12 CFR 1026.37(o)(4)(i)(A). */
const HALF_DOLLAR = 0.5;

/** One dollar, for an amount that both sides may round: 12 CFR 1026.37(o)(4)(i)(A). */
const ONE_DOLLAR = 1;

/**
 * Half of the smallest step in which a form prints a rate, in percentage points.
 *
 * @see 12 CFR 1026.37(o)(4)(ii): percentages have up to three decimals
 */
const RATE_STEP = 0.0005;

/** The checks that decide whether a paper is for the loan of the quote. */
const identity: readonly CheckName[] = ['sale-price', 'loan-type', 'term', 'product'];

/**
 * Compares a paper with the quote: first whether it is for the same loan, then the amount, the help,
 * the rate and the lender's charges. If it is for another loan, its amount, rate and charges are not
 * compared.
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

/** Whether the results say that a paper is for another loan than the quote. */
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

/** Every loan of a quote has a fixed rate and level payments. */
function product({ product: printed }: LoanEstimate): Finding {
  if (printed === undefined) return unknown('product', 'not-on-paper');
  const paper = { unit: 'product', value: productKind(printed) } as const;
  if (paper.value === 'fixed') return same('product', paper);
  return different('product', paper, { unit: 'product', value: 'fixed' });
}

/** The amount may count a financed fee or not, because a buyer may also pay the fee in cash. */
function loanAmount({ loanAmount: printed }: LoanEstimate, expected: ExpectedLoan): Finding {
  if (printed === undefined) return unknown('loan-amount', 'not-on-paper');
  const isSame = [expected.loan, expected.baseLoan].some(
    (amount) => Math.abs(printed - amount) <= ONE_DOLLAR,
  );
  if (isSame) return same('loan-amount', dollars(printed));
  return different('loan-amount', dollars(printed), dollars(expected.loan));
}

/**
 * Checks whether the help of the quote is on the paper. A program's money is among the adjustments
 * and other credits of Calculating Cash to Close, which are below zero for a credit. They may hold
 * other credits, too, so that a larger credit also counts. No result if the quote counts no help.
 *
 * @see 12 CFR 1026.37(h)(1)(vii) and its official comment 5: money of a second loan or of a housing
 *   assistance program
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

/** A rate at or below the rate of the quote agrees. */
function rate({ rate: printed }: LoanEstimate, expected: ExpectedLoan): Finding {
  if (printed === undefined) return unknown('rate', 'not-on-paper');
  if (printed < expected.rate + RATE_STEP) return same('rate', percent(printed));
  return different('rate', percent(printed), percent(expected.rate));
}

/** Charges at or below those of the quote agree. */
function lenderCharges(
  { originationCharges: printed }: LoanEstimate,
  { lenderCharges: charges }: ExpectedLoan,
): Finding {
  if (printed === undefined) return unknown('lender-charges', 'not-on-paper');
  if (printed <= charges + ONE_DOLLAR) return same('lender-charges', dollars(printed));
  return different('lender-charges', dollars(printed), dollars(charges));
}

/** A plan that pays taxes and insurance itself needs a lender that does not collect them. */
function taxesOutside({ escrow }: LoanEstimate, { paysOutside }: ExpectedLoan): Finding[] {
  const isCollected = escrow !== undefined && escrow > 0;
  return paysOutside && isCollected ? [unknown('taxes-outside-payment', 'ask-about-escrow')] : [];
}
