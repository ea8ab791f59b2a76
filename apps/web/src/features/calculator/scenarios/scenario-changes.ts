import {
  type CalculatorDetails,
  programsQueryOf,
  type Scenario,
  withScenario,
} from '@latchkey/domain';
import { useSearchParams } from 'react-router';
import { useDraftChange } from '../state/use-answers.ts';

/** Actions on the scenarios in the quote in progress. */
export function useScenarioChanges(scenarios: readonly Scenario[], details: CalculatorDetails) {
  const change = useDraftChange();
  const [, setSearch] = useSearchParams();
  return {
    keep: (scenario: Scenario) => change({ scenarios: withScenario(scenarios, scenario) }),
    remove: (index: number) =>
      change({ scenarios: scenarios.filter((_, place) => place !== index) }),
    use: (index: number) => {
      const scenario = scenarios[index];
      if (!scenario) return;
      const { homePrice, downPayment, term, interestRate, programId, withIds } = scenario;
      const applyAssistance = programId !== null;
      change({
        homePrice,
        // A shared link without a down payment leaves that question unanswered.
        ...(downPayment > 0 ? { downPayment } : {}),
        calculator: { ...details, term, interestRate, applyAssistance },
      });
      if (programId !== null) setSearch(programsQueryOf({ programId, withIds }), { replace: true });
    },
  };
}
