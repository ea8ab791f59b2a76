import { pageNumber } from '@latchkey/domain';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageAtAddress } from '@/state/wizard.ts';

/**
 * Tells the style sheet whether the visitor moves forward or back, so pages slide in from the
 * matching side. Compares page numbers, so the browser's back button works too.
 */
export function useTravel(): void {
  const page = pageAtAddress(useLocation().pathname);
  const number = page ? pageNumber(page) : 0;
  const shown = useRef(number);
  useLayoutEffect(() => {
    if (number === shown.current) return;
    document.documentElement.dataset.travel = number < shown.current ? 'back' : 'forward';
    shown.current = number;
  }, [number]);
}
