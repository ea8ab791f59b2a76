import { type CalculatorDetails, type Scenario, withScenario } from '@latchkey/domain';
import { useSearchParams } from 'react-router';
import { useDraftChange } from './use-draft-change.ts';

/** What may be done with the scenarios of the quote in progress. */
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
      const { homePrice, downPayment, term, interestRate, programId } = scenario;
      const applyAssistance = programId !== null;
      change({
        homePrice,
        // None was told yet where a link had none.
        ...(downPayment > 0 ? { downPayment } : {}),
        calculator: { ...details, term, interestRate, applyAssistance },
      });
      if (programId !== null) setSearch({ programId: String(programId) }, { replace: true });
    },
  };
}
