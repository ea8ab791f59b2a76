import { useEffect, useState } from 'react';

/**
 * Returns how much a value has changed recently. Adds up changes less than `durationMs` apart, so
 * that typing a number shows a single difference.
 *
 * @param durationMs how long to show the difference after the last change, in milliseconds
 * @returns the difference, or 0 if the value has not changed recently
 */
export function useRecentChange(value: number, durationMs: number): number {
  const [before, setBefore] = useState(value);
  useEffect(() => {
    if (before === value) return;
    const timer = setTimeout(() => setBefore(value), durationMs);
    return () => clearTimeout(timer);
  }, [before, value, durationMs]);
  return value - before;
}
