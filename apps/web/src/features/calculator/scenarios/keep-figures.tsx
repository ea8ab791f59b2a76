import {
  type CalculatorDetails,
  idsOf,
  isSameScenario,
  MOST_SCENARIOS,
  pricedAnswers,
  programsQueryOf,
  type Scenario,
  withScenario,
} from '@latchkey/domain';
import Layers from 'lucide-react/icons/layers';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { scenariosText as text, yourFiguresText } from '@/lib/texts.ts';
import { currentDraft, useDraftPart } from '@/state/draft.ts';
import { Button } from '@/ui/button.tsx';
import { type Calculator, useCalculator, useLaterCalculator } from '../state/calculator.tsx';
import { useDraftChange } from '../state/use-answers.ts';

/** Saves the current figures for comparison, or explains why they cannot be saved. */
export function KeepFigures() {
  const { details } = useCalculator();
  const later = useLaterCalculator();
  const scenarios = useDraftPart((draft) => draft?.scenarios) ?? none;
  const { keep } = useScenarioChanges(scenarios, details);
  const [news, setNews] = useState('');
  const shown = scenarioOf({ ...later, details });
  const current = scenarios.findIndex((each) => isSameScenario(each, shown));
  const isFull = scenarios.length === MOST_SCENARIOS;
  return (
    <>
      <Button
        look="outline"
        className="w-full bg-surface aria-disabled:opacity-60"
        pending={current >= 0 || isFull}
        onClick={() => {
          keep(latest(shown));
          setNews(text.kept({ number: scenarios.length + 1 }));
        }}
      >
        <Layers size={18} aria-hidden />
        {yourFiguresText.keep()}
      </Button>
      {current >= 0 || isFull ? <p className="mt-1 text-xs">{hint(current, isFull)}</p> : null}
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

const none: readonly Scenario[] = [];

/**
 * Returns the latest figures for saving. The figures on screen may lag behind what the buyer typed.
 */
function latest(shown: Scenario): Scenario {
  const draft = currentDraft();
  const answers = draft && pricedAnswers(draft);
  if (!answers) return shown;
  const { homePrice, downPayment } = answers;
  return { ...shown, homePrice, downPayment };
}

function hint(current: number, isFull: boolean): string {
  if (current >= 0) return text.isKept({ number: current + 1 });
  return isFull ? text.full() : '';
}

/** Returns the figures on screen as a scenario. */
export function scenarioOf({
  quote: { homePrice, downPayment },
  details: { term, interestRate, helpPaysClosing },
  estimate,
}: Pick<Calculator, 'quote' | 'details' | 'estimate'>): Scenario {
  return {
    homePrice,
    downPayment,
    term,
    interestRate,
    ...idsOf(estimate.programs),
    helpPaysClosing,
  };
}

/** Hook that returns functions to change the saved scenarios of the quote in progress. */
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
      const { homePrice, downPayment, programId, withIds, ...settings } = scenario;
      const applyAssistance = programId !== null;
      change({
        homePrice,
        // A shared link without a down payment leaves that question unanswered.
        ...(downPayment > 0 ? { downPayment } : {}),
        calculator: { ...details, ...settings, applyAssistance },
      });
      if (programId !== null) setSearch(programsQueryOf({ programId, withIds }), { replace: true });
    },
  };
}
