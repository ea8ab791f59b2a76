import { pageNumber } from '@latchkey/domain';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageAtAddress } from './wizard.ts';

/**
 * Tells the style sheet which way the visitor goes, so that a page comes in from the side where it
 * lies. It is read from the pages' order: the browser's own back button slides back as well.
 */
export function useTravel(): void {
  const page = pageAtAddress(useLocation().pathname);
  const number = page ? pageNumber(page) : 0;
  const shown = useRef(number);
  useLayoutEffect(() => {
    const isBack = number < shown.current;
    shown.current = number;
    document.documentElement.style.setProperty('--travel', isBack ? '-1' : '1');
  }, [number]);
}
