import {
  type CalculatorDetails,
  defaultCalculatorDetails,
  type QuoteAnswers,
} from '@latchkey/domain';
import { useCallback } from 'react';
import { currentDraft, useDraft } from '@/lib/draft.ts';
import { useDraftChange } from './use-draft-change.ts';

export type Amounts = Partial<Pick<QuoteAnswers, 'homePrice' | 'downPayment'>>;

export interface ChangeableAnswers {
  readonly details: CalculatorDetails;
  readonly changeAmounts: (amounts: Amounts) => void;
  readonly changeDetails: (details: Partial<CalculatorDetails>) => void;
}

/**
 * What the calculator sets, kept with the quote in progress. The functions stay the same from one
 * drawing to the next, and what they change is what was set last.
 */
export function useAnswers(): ChangeableAnswers {
  const details = useDraft()?.calculator ?? defaultCalculatorDetails;
  const change = useDraftChange();
  const changeDetails = useCallback(
    (changes: Partial<CalculatorDetails>) => {
      const latest = currentDraft()?.calculator ?? defaultCalculatorDetails;
      change({ calculator: { ...latest, ...changes } });
    },
    [change],
  );
  return { details, changeAmounts: change, changeDetails };
}
