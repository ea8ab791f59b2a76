import {
  type CalculatorDetails,
  defaultCalculatorDetails,
  type PricedAnswers,
} from '@latchkey/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { currentDraft, useDraft } from '@/lib/draft.ts';
import { useDraftChange } from './use-draft-change.ts';

export type Amounts = Partial<Pick<PricedAnswers, 'homePrice' | 'downPayment'>>;

export interface ChangeableAnswers {
  readonly quote: PricedAnswers;
  readonly details: CalculatorDetails;
  readonly changeAmounts: (amounts: Amounts) => void;
  readonly changeDetails: (details: Partial<CalculatorDetails>) => void;
  /** Keeps at once what was set since the last frame, for what reads the quote in progress itself. */
  readonly keep: () => void;
}

interface Changes extends Amounts {
  readonly calculator?: CalculatorDetails;
}

/**
 * What the calculator sets. The figures follow it at once; the quote in progress, which is checked
 * and stored and on which more of the page hangs, is told when they are drawn. The functions stay
 * the same from one drawing to the next, and what they change is what was set last.
 *
 * @param told the answers of the quote in progress
 */
export function useAnswers(told: PricedAnswers): ChangeableAnswers {
  const draft = useDraft();
  const changeDraft = useDraftChange();
  const waiting = useRef<Changes | null>(null);
  const [ahead, setAhead] = useState<{ of: typeof draft; changes: Changes } | null>(null);
  // What was told, here or by another tab, makes another quote of it.
  const changes = ahead?.of === draft ? ahead?.changes : undefined;

  const keep = useCallback(() => {
    const kept = waiting.current;
    waiting.current = null;
    if (kept) changeDraft(kept);
  }, [changeDraft]);
  useKeptAtTheEnd(keep);

  const change = useCallback(
    (next: Changes) => {
      if (waiting.current === null) requestAnimationFrame(() => setTimeout(keep));
      waiting.current = { ...waiting.current, ...next };
      setAhead({ of: currentDraft(), changes: waiting.current });
    },
    [keep],
  );
  const changeDetails = useCallback(
    (next: Partial<CalculatorDetails>) => {
      const latest = waiting.current?.calculator ?? currentDraft()?.calculator;
      change({ calculator: { ...(latest ?? defaultCalculatorDetails), ...next } });
    },
    [change],
  );

  const { homeLocation, creditScore } = told;
  const { homePrice = told.homePrice, downPayment = told.downPayment } = changes ?? {};
  // The same object before and after it is told, so that nothing is drawn twice.
  const quote = useMemo(
    () => ({ homePrice, downPayment, homeLocation, creditScore }),
    [homePrice, downPayment, homeLocation, creditScore],
  );
  const details = changes?.calculator ?? draft?.calculator ?? defaultCalculatorDetails;
  return { quote, details, changeAmounts: change, changeDetails, keep };
}

/** No frame is drawn any more where the page is left or closed. */
function useKeptAtTheEnd(keep: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
}
