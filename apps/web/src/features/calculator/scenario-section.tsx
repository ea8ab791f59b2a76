import {
  type CalculatorDetails,
  type CountedProgram,
  isSameScenario,
  MOST_SCENARIOS,
  type PricedAnswers,
  pricedAnswers,
  pricingFactsOf,
  type QuoteAnswers,
  type Scenario,
  withScenario,
} from '@latchkey/domain';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { currentDraft, useDraftPart } from '@/lib/draft.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { estimateOf } from './estimate.ts';
import { useScenarioPrograms } from './scenario-programs.ts';
import { scenarioRows } from './scenario-rows.ts';
import { ScenarioTable } from './scenario-table.tsx';
import { text } from './scenario-text.ts';
import { useDraftChange } from './use-draft-change.ts';

interface Props {
  readonly quote: PricedAnswers;
  readonly complete: QuoteAnswers | null;
  readonly details: CalculatorDetails;
  /** The program whose help is counted. */
  readonly counted: CountedProgram | null;
}

/** Up to three sets of figures that the buyer weighs against each other. */
export function Scenarios({ quote, complete, details, counted }: Props) {
  const scenarios = useDraftPart((draft) => draft?.scenarios) ?? none;
  const { keep, use, remove } = useScenarioChanges(scenarios, details);
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  const { homePrice, downPayment } = quote;
  const { term, interestRate } = details;
  const shown = { homePrice, downPayment, term, interestRate, programId: counted?.id ?? null };
  const current = scenarios.findIndex((each) => isSameScenario(each, shown));
  const isFull = scenarios.length === MOST_SCENARIOS;

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-base font-bold outline-none">
        {text.title()}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{text.lead()}</p>
      <Button
        look="outline"
        className="mt-3 aria-disabled:opacity-60"
        pending={current >= 0 || isFull}
        onClick={() => {
          keep(latest(shown));
          setNews(text.kept({ number: scenarios.length + 1 }));
        }}
      >
        {text.keep()}
      </Button>
      <p className="mt-2 min-h-6 text-sm">{hint(current, isFull)}</p>
      <p role="status" className="sr-only">
        {news}
      </p>
      {scenarios.length > 0 ? (
        <Table
          quote={quote}
          complete={complete}
          details={details}
          counted={counted}
          scenarios={scenarios}
          current={current}
          onUse={(index) => {
            use(index);
            setNews(text.used({ number: index + 1 }));
          }}
          onRemove={(index) => {
            remove(index);
            setNews(text.removed({ number: index + 1 }));
            // The button goes away with its column.
            heading.current?.focus();
          }}
        />
      ) : null}
    </Card>
  );
}

const none: readonly Scenario[] = [];

/** What is shown here may be a moment behind what was typed: what is kept is not. */
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

function Table({
  quote,
  complete,
  details,
  counted,
  scenarios,
  ...table
}: Props & {
  readonly scenarios: readonly Scenario[];
  readonly current: number;
  readonly onUse: (index: number) => void;
  readonly onRemove: (index: number) => void;
}) {
  const programs = useScenarioPrograms(scenarios, complete, counted);
  const worked = scenarios.map((scenario, index) => {
    const program = programs[index] ?? 'gone';
    const settings = { ...details, term: scenario.term, interestRate: scenario.interestRate };
    const { homePrice, downPayment } = scenario;
    const facts = pricingFactsOf({ ...quote, homePrice, downPayment }, settings);
    const helping = typeof program === 'string' ? null : program;
    return { scenario, program, estimate: estimateOf(facts, settings, helping) };
  });
  return <ScenarioTable rows={scenarioRows(worked)} {...table} />;
}

/** What may be done with the scenarios of the quote in progress. */
function useScenarioChanges(scenarios: readonly Scenario[], details: CalculatorDetails) {
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
