import type { FunnelStep } from '@latchkey/domain';
import { whenIdle } from '@/lib/when-idle.ts';
import { currentDraft } from '@/state/draft.ts';
import { count } from './step-counting.ts';

/** Long enough for the page to appear, and short enough that few visitors leave before it ends. */
const DELAY_MS = 1_000;

/** Counts this step once for the quote in progress, after the page has been open for a moment. */
export function countStep(step: FunnelStep): void {
  const state = currentDraft()?.homeLocation?.state ?? null;
  const countNow = () => {
    // A missed count does not matter to the visitor.
    count(step, state).catch(() => undefined);
  };
  setTimeout(() => whenIdle(countNow), DELAY_MS);
}
