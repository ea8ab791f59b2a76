import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';

/**
 * A value that stays the earlier one until what reads it has loaded its data. `useDeferredValue` does
 * not do that for what comes from the address, because the router changes the address in a transition.
 *
 * @returns the value to load data for, and whether it still lags behind
 */
export function useLagging<Value>(value: Value): [Value, boolean] {
  const [shown, setShown] = useState(value);
  const [isLagging, startTransition] = useTransition();
  const key = hashKey([value]);
  const follow = useEffectEvent(() => {
    if (hashKey([shown]) !== key) startTransition(() => setShown(value));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal value changes nothing.
  useEffect(() => follow(), [key]);
  return [shown, isLagging];
}
