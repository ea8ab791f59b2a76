import {
  type CalculatorDetails,
  type CountedProgram,
  costTables,
  countedDetails,
  type PricedAnswers,
  pricingFactsOf,
  type QuoteAnswers,
  type Scenario,
} from '@latchkey/domain';
import { estimateOf } from '../results/estimate.ts';
import { useLoanLimits } from '../results/use-loan-limits.ts';
import { useScenarioPrograms } from './scenario-programs.ts';
import { scenarioRows } from './scenario-rows.ts';
import { ScenarioTable } from './scenario-table.tsx';

export interface ScenarioProps {
  readonly quote: PricedAnswers;
  readonly complete: QuoteAnswers | null;
  readonly details: CalculatorDetails;
  /** The program whose help is applied. */
  readonly counted: CountedProgram | null;
}

/** The scenarios with their results, computed with the buyer's current settings. */
export function WorkedScenarios({
  quote,
  complete,
  details,
  counted,
  scenarios,
  ...table
}: ScenarioProps & {
  readonly scenarios: readonly Scenario[];
  readonly current: number;
  readonly onUse: (index: number) => void;
  readonly onRemove: (index: number) => void;
}) {
  const programs = useScenarioPrograms(scenarios, complete, counted);
  const limits = useLoanLimits(quote.homeLocation.county_code);
  const worked = scenarios.map((scenario, index) => {
    const program = programs[index] ?? 'gone';
    const own = { ...details, term: scenario.term, interestRate: scenario.interestRate };
    const settings = countedDetails(own, quote.homeLocation.state, costTables.closingCosts);
    const { homePrice, downPayment } = scenario;
    const facts = pricingFactsOf({ ...quote, homePrice, downPayment }, settings);
    const helping = typeof program === 'string' ? null : program;
    return { scenario, program, estimate: estimateOf(facts, settings, helping, limits) };
  });
  return <ScenarioTable rows={scenarioRows(worked)} {...table} />;
}
