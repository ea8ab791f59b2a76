import {
  type CalculatorDetails,
  type CashPlan,
  type CountedProgram,
  cashFacts,
  costTables,
  countedDetails,
  type Estimate,
  estimateOf,
  idsOf,
  type PricedAnswers,
  pricingFactsOf,
  type QuoteAnswers,
  type Scenario,
  vaOption,
} from '@latchkey/domain';
import { useSite } from '@/lib/site.ts';
import { useDraft } from '@/state/draft.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';
import { useLaterCalculator } from '../state/calculator.tsx';
import { scenarioOf } from './keep-figures.tsx';
import type { KeptColumn, ScenarioColumn, VaColumn } from './scenario-figures.ts';
import { useScenarioPrograms } from './scenario-programs.ts';

/** ID of the section with the scenario columns, for links. */
export const SCENARIOS = 'scenarios';

/** Hook that returns the saved figures with their results. */
export function useKeptColumns(scenarios: readonly Scenario[]): KeptColumn[] {
  const { quote, complete, details, estimate: shown } = useLaterCalculator();
  const limits = useLoanLimits(quote.homeLocation.county_code);
  const programs = useScenarioPrograms(scenarios, complete, shown.programs, limits);
  const estimateFor = useEstimates(quote, details);
  const cashFor = useCash();
  return scenarios.map((scenario, index) => {
    const program = programs[index] ?? 'gone';
    const helping = typeof program === 'string' ? [] : program;
    const estimate = estimateFor(scenario, helping);
    return { kind: 'kept', scenario, program, estimate, cashNeeded: cashFor(estimate) };
  });
}

/**
 * Hook that returns the figures on screen with a traditional payment and, for a veteran, with a VA
 * loan.
 */
export function useOtherWays(): ScenarioColumn[] {
  const shown = useLaterCalculator();
  const { product } = useSite();
  const { quote, complete, details } = shown;
  const counted = shown.estimate.programs;
  const scenario = scenarioOf(shown);
  const estimateFor = useEstimates(quote, details);
  const cashFor = useCash();
  const estimate = estimateFor(scenario, counted);
  const cashNeeded = cashFor(estimate, 'traditional');
  const plain = estimateFor(scenario, []);
  const va = complete && vaColumn(scenario, plain, complete);
  const withoutHelp: ScenarioColumn = {
    kind: 'without-help',
    scenario: { ...scenario, ...idsOf([]) },
    program: [],
    estimate: plain,
    cashNeeded: cashFor(plain, 'traditional'),
  };
  const isPlain = product.loweredPayment === null && counted.length > 0;
  return [
    { kind: 'traditional', scenario, program: counted, estimate, cashNeeded },
    // On a site without a lowered payment, the only comparison is between payments with and without
    // assistance.
    ...(isPlain ? [withoutHelp] : []),
    ...(va ? [va] : []),
  ];
}

/**
 * Calculates the figures with a VA loan and the buyer's own money. Null if there is no VA option.
 */
function vaColumn(
  scenario: Scenario,
  { facts, details }: Estimate,
  complete: QuoteAnswers,
): VaColumn | null {
  const option = vaOption(facts, complete, details);
  return (
    option && {
      kind: 'va',
      scenario: { ...scenario, ...idsOf([]) },
      option,
      cashNeeded: option.cash.total,
    }
  );
}

/**
 * Hook that returns a function to calculate the cash due at closing. If the buyer did not enter a
 * separate amount of cash, the function uses the scenario's down payment.
 */
function useCash() {
  const cash = useDraft()?.cash ?? null;
  return (estimate: Estimate, plan?: CashPlan): number =>
    cashFacts(estimate, cash ?? estimate.facts.downPayment, plan).needed.total;
}

/** Hook that calculates the estimate of each scenario with the buyer's current settings. */
function useEstimates(quote: PricedAnswers, details: CalculatorDetails) {
  const { product } = useSite();
  const limits = useLoanLimits(quote.homeLocation.county_code);
  return (
    { homePrice, downPayment, term, interestRate, helpPaysClosing }: Scenario,
    programs: readonly CountedProgram[],
  ): Estimate => {
    const own = { ...details, term, interestRate, helpPaysClosing };
    const settings = countedDetails(own, quote.homeLocation.state, costTables.closingCosts);
    const facts = pricingFactsOf({ ...quote, homePrice, downPayment }, settings, product);
    return estimateOf(facts, settings, programs, limits);
  };
}
