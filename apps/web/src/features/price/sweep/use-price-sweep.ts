import type { PricedHelp } from '@latchkey/domain';
import type { PriceBuyer, PriceGuide, PriceSweep } from '@latchkey/domain/price';
import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SweepRunner, sweepRunner } from './sweep-runner.ts';

/** A result and its inputs. */
export interface Swept {
  readonly sweep: PriceSweep;
  readonly helps: readonly PricedHelp[];
  readonly buyer: PriceBuyer;
}

/**
 * Hook that finds the highest prices in a worker, so that the slider never blocks. Returns the
 * previous result until the next one is ready.
 *
 * @param helps the programs. Null while they load
 * @param buyer null while a figure is missing
 * @returns the latest result. Null before the first one
 */
export function usePriceSweep(
  helps: readonly PricedHelp[] | null,
  buyer: PriceBuyer | null,
  guide: PriceGuide,
): Swept | null {
  const [swept, setSwept] = useState<Swept | null>(null);
  const runner = useRef<SweepRunner | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./sweep-worker.ts', import.meta.url), { type: 'module' });
    const started = sweepRunner(worker, (found, request) =>
      setSwept({ sweep: found, helps: request.helps, buyer: request.buyer }),
    );
    runner.current = started;
    return () => started.stop();
  }, []);

  const key = hashKey([helps?.map(({ id }) => id), buyer, guide]);
  const ask = useEffectEvent(() => {
    if (helps && buyer) runner.current?.ask({ key, helps, buyer, guide });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal inputs have the same result.
  useEffect(() => ask(), [key, helps]);
  return swept;
}
