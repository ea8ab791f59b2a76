import type { ExpectedLoan, LoanEstimate } from '@latchkey/domain/loan-estimate';
import { apr, money, rate, wholeMoney } from '@/lib/format.ts';
import { paperPageText as text } from '@/lib/texts.ts';
import type { CheckedPaper } from '../results/checked.ts';

/** A cell in the table that compares lenders. */
export interface Cell {
  readonly words: string;
  /**
   * `missing` if the assistance is not on the Loan Estimate, `not-found` if we did not find the
   * figure.
   */
  readonly look: 'figure' | 'missing' | 'not-found';
}

/** A row in the table that compares lenders. */
interface SideRow {
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** Returns the rows of the table that compares lenders, with a cell for each Loan Estimate. */
export function sideRows(
  checked: readonly CheckedPaper[],
  expected: ExpectedLoan | null,
): SideRow[] {
  const row = (name: string, read: (paper: LoanEstimate) => string | undefined): SideRow => ({
    name,
    cells: checked.map(({ paper }) => found(read(paper.estimate))),
  });
  const dollars = (value: number | undefined) =>
    value === undefined ? undefined : wholeMoney(value);
  return [
    row(text.rowAmount(), ({ loanAmount }) => dollars(loanAmount)),
    row(text.rowRate(), (paper) => (paper.rate === undefined ? undefined : rate(paper.rate))),
    row(text.rowMonth(), (paper) => dollars(eachMonth(paper))),
    row(text.rowCharges(), ({ originationCharges }) => dollars(originationCharges)),
    row(text.rowCosts(), ({ totalClosingCosts }) => dollars(totalClosingCosts)),
    row(text.rowCash(), ({ cashToClose, cashToCloseOnPageOne }) =>
      dollars(cashToClose ?? cashToCloseOnPageOne),
    ),
    ...helpRow(checked, expected),
    row(text.rowApr(), (paper) => (paper.apr === undefined ? undefined : apr(paper.apr))),
    row(text.rowFiveYears(), ({ paidInFiveYears }) => dollars(paidInFiveYears)),
  ];
}

/**
 * Returns the total payment on page 1. For typed figures, returns the sum of its parts if all were
 * typed.
 */
function eachMonth(paper: LoanEstimate): number | undefined {
  const { totalPayment, principalAndInterest, mortgageInsurance, escrow } = paper;
  if (totalPayment !== undefined) return totalPayment;
  const parts = [principalAndInterest, mortgageInsurance, escrow];
  const typed = parts.filter((part) => part !== undefined);
  if (typed.length < parts.length) return undefined;
  return typed.reduce((sum, part) => sum + part, 0);
}

function found(words: string | undefined): Cell {
  return words === undefined
    ? { words: text.notFound(), look: 'not-found' }
    : { words, look: 'figure' };
}

/**
 * Returns a row with the quote's assistance on each Loan Estimate, or no row if the quote includes
 * no assistance.
 */
function helpRow(checked: readonly CheckedPaper[], expected: ExpectedLoan | null): SideRow[] {
  const program = expected?.programs[0];
  if (!expected || program === undefined) return [];
  const cells = checked.map(({ findings }): Cell => {
    const help = findings.find(({ check }) => check === 'help');
    if (help?.pile === 'same') return { words: text.onPageTwo(), look: 'figure' };
    if (help?.pile !== 'different') return found(undefined);
    const credit = help.paper.unit === 'dollars' ? help.paper.value : 0;
    return credit > 0
      ? { words: money(credit), look: 'figure' }
      : { words: text.notOnIt(), look: 'missing' };
  });
  return [{ name: text.helpOf({ program, amount: wholeMoney(expected.help) }), cells }];
}
