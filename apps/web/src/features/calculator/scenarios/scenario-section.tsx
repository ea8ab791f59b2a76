import { isSameScenario, type Scenario } from '@latchkey/domain';
import { useRef, useState } from 'react';
import { useSite } from '@/lib/site.ts';
import { scenariosText as text } from '@/lib/texts.ts';
import { useDraftPart } from '@/state/draft.ts';
import { Card } from '@/ui/card.tsx';
import { useCalculator, useLaterCalculator } from '../state/calculator.tsx';
import { scenarioOf, useScenarioChanges } from './keep-figures.tsx';
import { SCENARIOS, useKeptColumns, useOtherWays } from './scenario-columns.ts';
import { scenarioRows } from './scenario-rows.ts';
import { ScenarioTable } from './scenario-table.tsx';

/**
 * The figures that the buyer saved, side by side. Renders nothing until the buyer saves figures.
 */
export function Scenarios() {
  const { details } = useCalculator();
  const later = useLaterCalculator();
  const scenarios = useDraftPart((draft) => draft?.scenarios) ?? none;
  const { use, remove } = useScenarioChanges(scenarios, details);
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  if (scenarios.length === 0) return null;

  const shown = scenarioOf({ ...later, details });
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-base font-bold outline-none">
        {text.title()}
      </h2>
      <p role="status" className="sr-only">
        {news}
      </p>
      <WorkedScenarios
        scenarios={scenarios}
        current={scenarios.findIndex((each) => isSameScenario(each, shown))}
        onUse={(index) => {
          use(index);
          setNews(text.used({ number: index + 1 }));
        }}
        onRemove={(index) => {
          remove(index);
          setNews(text.removed({ number: index + 1 }));
          // The button disappears together with its column, so focus moves to the heading.
          heading.current?.focus();
        }}
      />
    </Card>
  );
}

const none: readonly Scenario[] = [];

/**
 * Shows the saved figures as columns, next to the figures on screen with a traditional payment. All
 * columns use the buyer's current settings.
 */
function WorkedScenarios({
  scenarios,
  current,
  onUse,
  onRemove,
}: {
  readonly scenarios: readonly Scenario[];
  readonly current: number;
  readonly onUse: (index: number) => void;
  readonly onRemove: (index: number) => void;
}) {
  const { product } = useSite();
  const kept = useKeptColumns(scenarios);
  const columns = [...kept, ...useOtherWays()];
  const hasVa = columns.some(({ kind }) => kind === 'va');
  return (
    // The link in the right column moves focus here.
    <section id={SCENARIOS} tabIndex={-1} aria-label={text.caption()} className="outline-none">
      <ScenarioTable
        columns={columns}
        rows={scenarioRows(columns, product)}
        current={current}
        onUse={onUse}
        onRemove={onRemove}
      />
      <p className="mt-3 text-sm text-ink-soft">
        {text.otherWays()} {hasVa ? text.vaNote() : null}
      </p>
    </section>
  );
}
