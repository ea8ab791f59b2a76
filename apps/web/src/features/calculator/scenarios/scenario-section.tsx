import { idsOf, isSameScenario, type Scenario } from '@latchkey/domain';
import { useRef, useState } from 'react';
import { scenariosText as text } from '@/lib/texts.ts';
import { useDraftPart } from '@/state/draft.ts';
import { Card } from '@/ui/card.tsx';
import { useScenarioChanges } from './scenario-changes.ts';
import type { ScenarioProps } from './scenario-columns.ts';
import { WorkedScenarios } from './scenario-worked.tsx';

/** The figures that the buyer kept, side by side. Renders nothing until there are some. */
export function Scenarios({ quote, complete, details, counted }: ScenarioProps) {
  const scenarios = useDraftPart((draft) => draft?.scenarios) ?? none;
  const { use, remove } = useScenarioChanges(scenarios, details);
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  if (scenarios.length === 0) return null;

  const { homePrice, downPayment } = quote;
  const { term, interestRate } = details;
  const shown = { homePrice, downPayment, term, interestRate, ...idsOf(counted) };
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-base font-bold outline-none">
        {text.title()}
      </h2>
      <p role="status" className="sr-only">
        {news}
      </p>
      <WorkedScenarios
        quote={quote}
        complete={complete}
        details={details}
        counted={counted}
        scenarios={scenarios}
        current={scenarios.findIndex((each) => isSameScenario(each, shown))}
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
    </Card>
  );
}

const none: readonly Scenario[] = [];
