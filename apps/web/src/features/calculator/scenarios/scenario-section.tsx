import { isSameScenario, MOST_SCENARIOS, pricedAnswers, type Scenario } from '@latchkey/domain';
import { useRef, useState } from 'react';
import { scenariosText as text } from '@/lib/texts.ts';
import { currentDraft, useDraftPart } from '@/state/draft.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { useScenarioChanges } from './scenario-changes.ts';
import { type ScenarioProps, WorkedScenarios } from './scenario-worked.tsx';

/** Up to three sets of figures that the buyer compares. */
export function Scenarios({ quote, complete, details, counted }: ScenarioProps) {
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
        <WorkedScenarios
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
            // The button disappears with its column, so focus moves to the heading.
            heading.current?.focus();
          }}
        />
      ) : null}
    </Card>
  );
}

const none: readonly Scenario[] = [];

/** Returns the latest figures to save. The figures on screen may lag behind the buyer's typing. */
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
