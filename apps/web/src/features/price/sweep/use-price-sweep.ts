import type { PricedHelp } from '@latchkey/domain';
import type { PriceBuyer, PriceGuide, PriceSweep } from '@latchkey/domain/price';
import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SweepRunner, sweepRunner } from './sweep-runner.ts';

/** The latest result. */
interface Swept {
  readonly sweep: PriceSweep;
  readonly key: string;
}

/**
 * Finds the highest prices in a worker, so that a slider never waits. The previous result stays
 * until the next one is ready.
 *
 * @param helps the programs. Null while they load
 * @param buyer null while a figure is missing
 * @returns the latest result, and whether it belongs to earlier inputs. Null before the first
 * result
 */
export function usePriceSweep(
  helps: readonly PricedHelp[] | null,
  buyer: PriceBuyer | null,
  guide: PriceGuide,
): { readonly sweep: PriceSweep | null; readonly isStale: boolean } {
  const [swept, setSwept] = useState<Swept | null>(null);
  const runner = useRef<SweepRunner | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./sweep-worker.ts', import.meta.url), { type: 'module' });
    const started = sweepRunner(worker, (sweep, { key }) => setSwept({ sweep, key }));
    runner.current = started;
    return () => started.stop();
  }, []);

  const key = hashKey([helps?.map(({ id }) => id), buyer, guide]);
  const ask = useEffectEvent(() => {
    if (helps && buyer) runner.current?.ask({ key, helps, buyer, guide });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal inputs have the same result.
  useEffect(() => ask(), [key, helps]);
  return { sweep: swept?.sweep ?? null, isStale: swept !== null && swept.key !== key };
}
