import type { FunnelStep } from '@latchkey/domain';
import { whenRead } from './when-read.ts';

/** Has the quote in progress counted at this step, once, while its page is read. */
export function countStep(step: FunnelStep): void {
  whenRead(() => {
    // A step that is not counted is nobody's concern.
    import('./step-counting.ts').then(({ count }) => count(step)).catch(() => undefined);
  });
}
