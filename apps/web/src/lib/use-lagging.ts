import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';

/**
 * Returns the previous value until the components that read the value have loaded data for the new
 * one. `useDeferredValue` cannot do this for a value from the URL, because the router changes the
 * URL in a transition.
 *
 * @returns the value to load data for, and whether it is still the previous value
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
