import { useEffect, useEffectEvent, useState } from 'react';
import { useCalculator } from '../../state/calculator.tsx';
import { type DetailName, detailNames, FIRST_OPEN } from './detail.ts';

/**
 * Returns the open detail: the one in the URL's hash, or the one that the buyer opened. By default,
 * the first detail is open. If the buyer opens a detail from the answer, the page scrolls to it and
 * focuses its heading.
 *
 * @returns the open detail, or null if the buyer closed it on a phone
 */
export function useOpenDetail() {
  const { askedDetail, actions } = useCalculator();
  const [open, setOpen] = useState<DetailName | null>(FIRST_OPEN);
  useEffect(() => setOpen((now) => detailAtHash() ?? now), []);
  const shown = useEffectEvent(() => actions.showDetail(null));
  useEffect(() => {
    if (askedDetail === null) return;
    if (open === askedDetail) {
      focusDetail(askedDetail);
      shown();
    } else setOpen(askedDetail);
  }, [askedDetail, open]);
  return [open, setOpen] as const;
}

/** Returns the detail that contains the element in the URL's hash. */
function detailAtHash(): DetailName | undefined {
  const named = document.getElementById(window.location.hash.slice(1));
  const name = named?.closest<HTMLElement>('[data-detail]')?.dataset.detail;
  return detailNames.find((each) => each === name);
}

/** Focuses a detail's heading. On a phone, the heading is the line that opens the detail. */
function focusDetail(name: DetailName): void {
  const detail = document.querySelector<HTMLElement>(`[data-detail="${name}"]`);
  const heading = detail?.querySelector<HTMLElement>(':scope > summary, h3');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}
