import type { Scenario } from '@latchkey/domain';
import { money, rate } from '@/lib/format.ts';
import { scenariosText as text } from '@/lib/texts.ts';
import type { Estimate } from '../results/estimate.ts';
import type { ScenarioProgram } from './scenario-programs.ts';

export interface WorkedScenario {
  readonly scenario: Scenario;
  readonly program: ScenarioProgram;
  readonly estimate: Estimate;
}

export interface ScenarioRow {
  readonly label: string;
  /** One string for each scenario. */
  readonly cells: readonly string[];
  /** Whether the cells differ from each other. */
  readonly differs: boolean;
}

/** Comparison rows: first the inputs, then the results. */
export function scenarioRows(worked: readonly WorkedScenario[]): ScenarioRow[] {
  return lines.map(({ label, cell }) => {
    const cells = worked.map(cell);
    return { label: label(), cells, differs: new Set(cells).size > 1 };
  });
}

const lines: readonly { label: () => string; cell: (worked: WorkedScenario) => string }[] = [
  { label: text.homePrice, cell: ({ scenario }) => money(scenario.homePrice) },
  { label: text.downPayment, cell: ({ scenario }) => money(scenario.downPayment) },
  { label: text.term, cell: ({ scenario }) => text.termYears({ years: scenario.term }) },
  { label: text.interestRate, cell: ({ scenario }) => rate(scenario.interestRate) },
  { label: text.program, cell: ({ program }) => programWords(program) },
  { label: text.help, cell: ({ estimate }) => money(estimate.comparison.assistanceDowpayment) },
  { label: text.payment, cell: paymentWords },
  {
    label: text.traditional,
    cell: ({ estimate }) => money(estimate.comparison.traditionalMortgagePayment),
  },
  { label: text.saved, cell: savedWords },
  { label: text.paymentAfter, cell: ({ estimate }) => money(paymentAfter(estimate)) },
  { label: text.owed, cell: ({ estimate }) => money(owedLater(estimate)) },
  { label: text.atClosing, cell: ({ estimate }) => money(cashAtClosing(estimate)) },
];

function programWords(program: ScenarioProgram): string {
  switch (program) {
    case 'none':
      return text.noProgram();
    case 'loading':
      return text.programLoading();
    case 'gone':
      return text.programGone();
    default:
      return program.programName;
  }
}

function paymentWords({ estimate: { comparison } }: WorkedScenario): string {
  return comparison.isQualified ? money(comparison.ITMOMortgagePayment) : text.didNotQualify();
}

function savedWords({ estimate: { comparison } }: WorkedScenario): string {
  const { isQualified, amountSaved, years } = comparison;
  return isQualified ? text.savedFor({ saved: money(amountSaved), years }) : text.savedNone();
}

function paymentAfter({ comparison }: Estimate): number {
  return comparison.isQualified ? comparison.paymentAfter : comparison.traditionalMortgagePayment;
}

function owedLater({ saleAtEnd: { secondLoan, assistance } }: Estimate): number {
  return secondLoan + (assistance.kind === 'owed' ? assistance.dollars : 0);
}

function cashAtClosing({ comparison, costs: { atClosing } }: Estimate): number {
  return comparison.isQualified ? atClosing.lowered : atClosing.traditional;
}
