import { type LatestAverageGap, latestAverageGap, type PricingFacts } from '@latchkey/domain';
import { useMemo } from 'react';
import { pageConfig } from '@/lib/page-config.ts';

const { latestAverage } = pageConfig();

/** The newest weekly average, if it is notably above the rate used. */
export function useLatestAverage(facts: PricingFacts): LatestAverageGap | null {
  return useMemo(() => (latestAverage ? latestAverageGap(facts, latestAverage) : null), [facts]);
}
