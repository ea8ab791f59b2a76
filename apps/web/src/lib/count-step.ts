import type { FunnelStep } from '@latchkey/domain';
import { currentDraft } from './draft.ts';
import { whenRead } from './when-read.ts';

/** What is drawn is in sight by then, and few have gone on. */
const IN_SIGHT = 1_000;

/** Has the quote in progress counted at this step, once, while its page is read. */
export function countStep(step: FunnelStep): void {
  const state = currentDraft()?.homeLocation?.state ?? null;
  whenRead(() => {
    // A step that is not counted is nobody's concern.
    import('./step-counting.ts').then(({ count }) => count(step, state)).catch(() => undefined);
  }, IN_SIGHT);
}
