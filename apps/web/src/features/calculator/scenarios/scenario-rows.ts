import type { Estimate, LocalProduct, Scenario, VaOption } from '@latchkey/domain';
import { money, rate } from '@/lib/format.ts';
import { withAprNote } from '@/lib/left-out-words.ts';
import { rowsFor } from '@/lib/site.ts';
import { scenariosText as text } from '@/lib/texts.ts';
import { programNames } from '../assistance/help-cost-words.ts';
import type { ScenarioProgram } from './scenario-programs.ts';

/** Figures that the buyer kept, with their results. */
export interface KeptColumn {
  readonly kind: 'kept';
  readonly scenario: Scenario;
  readonly program: ScenarioProgram;
  readonly estimate: Estimate;
  /** The cash that closing takes, in dollars. */
  readonly cashNeeded: number;
}

/** The figures on screen with a traditional payment, with or without the help. */
interface TraditionalColumn extends Omit<KeptColumn, 'kind'> {
  readonly kind: 'traditional' | 'without-help';
}

/** The figures on screen with a VA loan and no help. */
export interface VaColumn {
  readonly kind: 'va';
  readonly scenario: Scenario;
  readonly option: VaOption;
  /** With the buyer's dues and extra principal, in dollars a month. */
  readonly payment: number;
  /** The cash that closing takes, in dollars. */
  readonly cashNeeded: number;
}

export type ScenarioColumn = KeptColumn | TraditionalColumn | VaColumn;

export interface ScenarioRow {
  readonly label: string;
  /** One string for each column. */
  readonly cells: readonly string[];
  /** Whether the kept figures differ from each other. */
  readonly differs: boolean;
}

/** Comparison rows: first the inputs, then the results. */
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

const lines: readonly Line[] = [
  { label: text.homePrice, cell: ({ scenario }) => money(scenario.homePrice) },
  { label: text.downPayment, cell: ({ scenario }) => money(scenario.downPayment) },
  { label: text.term, cell: ({ scenario }) => text.termYears({ years: scenario.term }) },
  { label: text.interestRate, cell: ({ scenario }) => rate(scenario.interestRate) },
  { label: text.program, cell: programWords },
  { label: text.help, cell: (column) => money(helpOf(column)) },
  { label: text.loan, cell: (column) => money(costsOf(column).firstLoan.principal) },
  { label: text.apr, cell: aprWords },
  { label: text.payment, cell: paymentWords },
  { label: text.traditional, cell: traditionalWords, isLowering: true },
  { label: text.saved, cell: savedWords, isLowering: true },
  {
    label: text.paymentAfter,
    cell: (column) => money(paymentAfter(column)),
    isLowering: true,
  },
  { label: text.owed, cell: (column) => money(owedLater(column)) },
  { label: text.atClosing, cell: ({ cashNeeded }) => money(cashNeeded) },
];

/** The number of rows that show the inputs: price, own money, term and rate. */
export const INPUT_ROWS = 4;

/** The heading of a column. */
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

/** The name of the program whose help is counted, or why none is. */
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

function helpOf(column: ScenarioColumn): number {
  return column.kind === 'va' ? 0 : column.estimate.comparison.assistanceDowpayment;
}

function costsOf(column: ScenarioColumn): Pick<Estimate['costs'], 'firstLoan' | 'apr'> {
  return column.kind === 'va' ? column.option : column.estimate.costs;
}

function aprWords(column: ScenarioColumn): string {
  const { apr } = costsOf(column);
  if (apr === undefined) return text.aprUnknown();
  return column.kind === 'va' ? rate(apr) : withAprNote(rate(apr), column.estimate);
}

/** Whether a column's payment is lowered. */
function isLowered(column: ScenarioColumn): column is KeptColumn {
  return column.kind === 'kept' && column.estimate.comparison.isQualified;
}

export function paymentWords(column: ScenarioColumn): string {
  if (column.kind !== 'kept') return money(paymentAfter(column));
  const { isOffered, isQualified, ITMOMortgagePayment } = column.estimate.comparison;
  if (isQualified) return money(ITMOMortgagePayment);
  return isOffered ? text.didNotQualify() : money(paymentAfter(column));
}

function traditionalWords(column: ScenarioColumn): string {
  return column.kind === 'va'
    ? text.notThis()
    : money(column.estimate.comparison.traditionalMortgagePayment);
}

function savedWords(column: ScenarioColumn): string {
  if (!isLowered(column)) return text.savedNone();
  const { amountSaved, years } = column.estimate.comparison;
  return text.savedFor({ saved: money(amountSaved), years });
}

/** The payment after the lowering, or from the start without it. In dollars a month. */
export function paymentAfter(column: ScenarioColumn): number {
  if (column.kind === 'va') return column.payment;
  const { paymentAfter: after, traditionalMortgagePayment } = column.estimate.comparison;
  return isLowered(column) ? after : traditionalMortgagePayment;
}

function owedLater(column: ScenarioColumn): number {
  if (column.kind === 'va') return 0;
  const { secondLoan, assistance } = column.estimate.saleAtEnd;
  const onHelp = assistance.kind === 'owed' ? assistance.dollars : 0;
  return onHelp + (isLowered(column) ? secondLoan : 0);
}
