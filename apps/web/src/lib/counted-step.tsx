import type { FunnelStep } from '@latchkey/domain';
import { useEffect } from 'react';
import { countStep } from './count-step.ts';

/** Has a step counted once that is drawn which makes it one. */
export function CountedStep({ step }: { step: FunnelStep }) {
  useEffect(() => countStep(step), [step]);
  return null;
}
