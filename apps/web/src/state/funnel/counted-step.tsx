import type { FunnelStep } from '@latchkey/domain';
import { useEffect } from 'react';
import { countStep } from './count-step.ts';

/** Counts a funnel step once when it renders. */
export function CountedStep({ step }: { step: FunnelStep }) {
  useEffect(() => countStep(step), [step]);
  return null;
}
