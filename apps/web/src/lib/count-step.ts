import type { FunnelStep } from '@latchkey/domain';
import { whenIdle } from './when-idle.ts';

/** Has the quote in progress counted at this step, once, when nothing else is to do. */
export function countStep(step: FunnelStep): void {
  whenIdle(() => {
    // A step that is not counted is nobody's concern.
    import('./step-counting.ts').then(({ count }) => count(step)).catch(() => undefined);
  });
}
