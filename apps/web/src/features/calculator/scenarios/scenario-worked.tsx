import type { Scenario } from '@latchkey/domain';
import { product } from '@/lib/product.ts';
import { plainText, scenariosText as text } from '@/lib/texts.ts';
import { SCENARIOS, type ScenarioProps, useKeptColumns, useOtherWays } from './scenario-columns.ts';
import { scenarioRows } from './scenario-rows.ts';
import { ScenarioTable } from './scenario-table.tsx';

/**
 * The kept figures as columns, and the figures on screen without lowering. Computed with the
 * buyer's current settings.
 */
export function WorkedScenarios({
  scenarios,
  current,
  onUse,
  onRemove,
  ...figures
}: ScenarioProps & {
  readonly scenarios: readonly Scenario[];
  readonly current: number;
  readonly onUse: (index: number) => void;
  readonly onRemove: (index: number) => void;
}) {
  const kept = useKeptColumns(figures, scenarios);
  const columns = [...kept, ...useOtherWays(figures)];
  const hasVa = columns.some(({ kind }) => kind === 'va');
  return (
    // Focused by the link in the right column.
    <section id={SCENARIOS} tabIndex={-1} aria-label={text.caption()} className="outline-none">
      <ScenarioTable
        columns={columns}
        rows={scenarioRows(columns)}
        current={current}
        onUse={onUse}
        onRemove={onRemove}
      />
      <p className="mt-3 text-sm text-ink-soft">
        {product.loweredPayment === null ? plainText.otherWays() : text.otherWays()}{' '}
        {hasVa ? text.vaNote() : null}
      </p>
    </section>
  );
}
