import type { FunnelStep } from '@latchkey/domain';
import { whenIdle } from '@/lib/when-idle.ts';
import { currentDraft } from '@/state/draft.ts';
import { count } from './step-counting.ts';

/**
 * The delay before a step is counted, in milliseconds. Most pages appear within this time, and few
 * visitors leave sooner.
 */
const DELAY_MS = 1_000;

/**
 * Counts a step once for the quote in progress. Waits until the page has been open for a moment.
 */
export function countStep(step: FunnelStep): void {
  const state = currentDraft()?.homeLocation?.state ?? null;
  const countNow = () => {
    // The visitor does not need to know that a count failed.
    count(step, state).catch(() => undefined);
  };
  setTimeout(() => whenIdle(countNow), DELAY_MS);
}
