import type { LocalProduct } from '@latchkey/domain';
import { cashNeededWords } from '@/lib/answer-row-words.ts';
import { apr, money, rate, wholeMoney } from '@/lib/format.ts';
import { rowsFor } from '@/lib/site.ts';
import { scenariosText as text, trueCostText } from '@/lib/texts.ts';
import { programNames } from '../assistance/help-cost-words.ts';
import {
  firstLoanOf,
  hasCommonLoan,
  helpOf,
  loweredOf,
  owedLater,
  paymentAfter,
  paymentNow,
  type ScenarioColumn,
  traditionalPayment,
} from './scenario-figures.ts';

export interface ScenarioRow {
  readonly label: string;
  /** The text of each column's cell in this row. */
  readonly cells: readonly string[];
  /** Whether the saved figures differ in this row. */
  readonly differs: boolean;
}

/** Returns the rows of the comparison: the inputs, followed by the results. */
export function scenarioRows(
  columns: readonly ScenarioColumn[],
  product: LocalProduct,
): ScenarioRow[] {
  return rowsFor(product, lines).map(({ label, cell }) => {
    const kept = columns.filter(({ kind }) => kind === 'kept').map(cell);
    return { label: label(), cells: columns.map(cell), differs: new Set(kept).size > 1 };
  });
}

interface Line {
  readonly label: () => string;
  readonly cell: (column: ScenarioColumn) => string;
  /** Whether the row is about a lowered payment. */
  readonly isLowering?: true;
}

/**
 * Returns a cell with a figure about the loan, or an empty value if no common loan covers the home.
 */
function figure(cell: Line['cell']): Line['cell'] {
  return (column) => (hasCommonLoan(column) ? cell(column) : trueCostText.noCommonLoanShort());
}

const lines: readonly Line[] = [
  { label: text.homePrice, cell: ({ scenario }) => money(scenario.homePrice) },
  { label: text.downPayment, cell: ({ scenario }) => money(scenario.downPayment) },
  { label: text.term, cell: ({ scenario }) => text.termYears({ years: scenario.term }) },
  { label: text.interestRate, cell: ({ scenario }) => rate(scenario.interestRate) },
  { label: text.program, cell: programWords },
  { label: text.help, cell: (column) => wholeMoney(helpOf(column)) },
  { label: text.loan, cell: (column) => wholeMoney(firstLoanOf(column).loan.principal) },
  { label: trueCostText.aprLabel, cell: aprCell },
  { label: text.payment, cell: figure(paymentWords) },
  { label: text.traditional, cell: figure(traditionalWords), isLowering: true },
  { label: text.saved, cell: figure(lessWords), isLowering: true },
  {
    label: text.paymentAfter,
    cell: figure((column) => wholeMoney(paymentAfter(column))),
    isLowering: true,
  },
  { label: text.owed, cell: figure((column) => wholeMoney(owedLater(column))) },
  { label: text.atClosing, cell: figure(({ cashNeeded }) => cashNeededWords(cashNeeded)) },
];

/** The number of rows with inputs: price, own money, term and rate. */
export const INPUT_ROWS = 4;

/** Returns the heading of a column. */
export function columnTitle(column: ScenarioColumn, index: number): string {
  switch (column.kind) {
    case 'kept':
      return text.scenario({ number: index + 1 });
    case 'traditional':
      return text.traditionalColumn();
    case 'without-help':
      return text.withoutHelpColumn();
    case 'va':
      return text.vaColumn();
  }
}

/** Returns the name of the program whose assistance is included, or why none is included. */
export function programWords(column: ScenarioColumn): string {
  if (column.kind === 'va') return text.noProgram();
  switch (column.program) {
    case 'loading':
      return text.programLoading();
    case 'gone':
      return text.programGone();
    default:
      return column.program.length > 0 ? programNames(column.program) : text.noProgram();
  }
}

function aprCell(column: ScenarioColumn): string {
  const percent = column.kind === 'va' ? column.option.apr : column.estimate.terms.apr;
  return percent === null ? trueCostText.aprNotKnown() : apr(percent);
}

export function paymentWords(column: ScenarioColumn): string {
  return wholeMoney(paymentNow(column));
}

function traditionalWords(column: ScenarioColumn): string {
  return column.kind === 'va' ? text.notThis() : wholeMoney(traditionalPayment(column));
}

function lessWords(column: ScenarioColumn): string {
  const plan = loweredOf(column);
  if (plan) {
    const saved = wholeMoney(traditionalPayment(column) - paymentNow(column));
    return text.savedFor({ saved, years: plan.years });
  }
  const isShort =
    column.kind === 'kept' && column.estimate.comparison.lowering.kind === 'not-qualified';
  return isShort ? text.didNotQualify() : text.savedNone();
}
