import { pageNumber } from '@latchkey/domain';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageAtAddress } from '@/state/wizard.ts';

/**
 * Tells the style sheet whether the visitor moves forward or back, so that pages slide in from the
 * correct side. Compares page numbers, which also works for the browser's back button.
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
