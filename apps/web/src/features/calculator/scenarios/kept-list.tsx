import type { Scenario } from '@latchkey/domain';
import { lazy, Suspense } from 'react';
import { memo } from '@/lib/memo.tsx';
import { useDraftPart } from '@/state/draft.ts';
import type { ScenarioProps } from './scenario-columns.ts';

const Kept = lazy(async () => ({ default: (await import('./kept.tsx')).Kept }));

/** The kept figures. Renders and loads nothing until there are some. */
export const KeptList = memo(function KeptList(props: ScenarioProps) {
  const scenarios = useDraftPart((draft) => draft?.scenarios) ?? none;
  return scenarios.length > 0 ? (
    <Suspense>
      <Kept {...props} scenarios={scenarios} />
    </Suspense>
  ) : null;
});

const none: readonly Scenario[] = [];
