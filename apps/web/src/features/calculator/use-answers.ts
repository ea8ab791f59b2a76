import {
  type CalculatorDetails,
  defaultCalculatorDetails,
  type QuoteAnswers,
} from '@latchkey/domain';
import { useDraft } from '@/lib/draft.ts';
import { useDraftChange } from './use-draft-change.ts';

export type Amounts = Partial<Pick<QuoteAnswers, 'homePrice' | 'downPayment'>>;

export interface ChangeableAnswers {
  readonly details: CalculatorDetails;
  readonly changeAmounts: (amounts: Amounts) => void;
  readonly changeDetails: (details: Partial<CalculatorDetails>) => void;
}

/** What the calculator sets, kept with the quote in progress. */
export function useAnswers(): ChangeableAnswers {
  const details = useDraft()?.calculator ?? defaultCalculatorDetails;
  const change = useDraftChange();
  return {
    details,
    changeAmounts: change,
    changeDetails: (changes) => change({ calculator: { ...details, ...changes } }),
  };
}
