import {
  type CalculatorDetails,
  defaultCalculatorDetails,
  type PricedAnswers,
  type StoredCalculatorDetails,
} from '@latchkey/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSite } from '@/lib/site.ts';
import { changeDraft, currentDraft, useDraft } from '@/state/draft.ts';
import { detailsOf } from '@/state/use-details.ts';
import { FIRST_QUESTION } from '@/state/wizard.ts';

export type Amounts = Partial<Pick<PricedAnswers, 'homePrice' | 'downPayment'>> & {
  /** The buyer's cash. Null if it equals the down payment. */
  readonly cash?: number | null;
};

export interface ChangeableAnswers {
  readonly quote: PricedAnswers;
  readonly details: CalculatorDetails;
  /** The buyer's cash for closing, in whole dollars. */
  readonly cash: number;
  readonly changeAmounts: (amounts: Amounts) => void;
  readonly changeDetails: (details: Partial<CalculatorDetails>) => void;
  /** Stores pending changes immediately. Call it before code that reads the quote directly. */
  readonly keep: () => void;
}

interface Changes extends Amounts {
  readonly calculator?: StoredCalculatorDetails;
}

/**
 * Hook that returns the calculator's inputs. The figures update immediately. The hook validates and
 * stores the quote in progress after the next frame, because other components depend on the quote
 * and would slow down typing. The returned functions always start from the latest values.
 *
 * @param stored the answers in the quote in progress
 */
export function useAnswers(stored: PricedAnswers): ChangeableAnswers {
  const draft = useDraft();
  const { product } = useSite();
  const changeStored = useDraftChange();
  const waiting = useRef<Changes | null>(null);
  const [ahead, setAhead] = useState<{ of: typeof draft; changes: Changes } | null>(null);
  // If this tab or another tab stores a change, the draft becomes a new object. In that case, clear
  // the pending changes.
  const changes = ahead?.of === draft ? ahead?.changes : undefined;

  const keep = () => {
    const kept = waiting.current;
    waiting.current = null;
    if (kept) changeStored(kept);
  };
  useStoredOnLeave(keep);

  const change = (next: Changes) => {
    if (waiting.current === null) requestAnimationFrame(() => setTimeout(keep));
    waiting.current = { ...waiting.current, ...next };
    setAhead({ of: currentDraft(), changes: waiting.current });
  };
  const changeDetails = (next: Partial<CalculatorDetails>) => {
    const latest = waiting.current?.calculator ?? currentDraft()?.calculator;
    change({ calculator: { ...(latest ?? defaultCalculatorDetails), ...next } });
  };

  const { homeLocation, creditScore, homeType } = stored;
  const homePrice = changes?.homePrice ?? stored.homePrice;
  const downPayment = changes?.downPayment ?? stored.downPayment;
  const quote = { homePrice, downPayment, homeLocation, creditScore, homeType };
  const cash = (changes?.cash === undefined ? draft?.cash : changes.cash) ?? downPayment;
  const settings = changes?.calculator ?? draft?.calculator;
  const details = detailsOf(settings, product);
  return { quote, details, cash, changeAmounts: change, changeDetails, keep };
}

/**
 * Stores pending changes when the buyer leaves the page, because no other frame follows at that
 * point.
 */
function useStoredOnLeave(keep: () => void): void {
  const leave = useEffectEvent(keep);
  useEffect(() => {
    const leaving = () => leave();
    window.addEventListener('pagehide', leaving);
    return () => {
      window.removeEventListener('pagehide', leaving);
      leaving();
    };
  }, []);
}

/**
 * Hook that changes the quote in progress. If another tab deleted the quote, opens the first
 * question.
 */
export function useDraftChange(): typeof changeDraft {
  const navigate = useNavigate();
  return (changes) => {
    const isChanged = changeDraft(changes);
    if (!isChanged) void navigate(FIRST_QUESTION, { replace: true });
    return isChanged;
  };
}
