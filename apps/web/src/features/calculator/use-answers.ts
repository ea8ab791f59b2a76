import {
  type CalculatorDetails,
  defaultCalculatorDetails,
  type QuoteAnswers,
} from '@latchkey/domain';
import { useNavigate } from 'react-router';
import { changeDraft, useDraft } from '@/lib/draft.ts';
import { FIRST_QUESTION } from '@/lib/wizard.ts';

export type Amounts = Partial<Pick<QuoteAnswers, 'homePrice' | 'downPayment'>>;

export interface ChangeableAnswers {
  readonly details: CalculatorDetails;
  readonly changeAmounts: (amounts: Amounts) => void;
  readonly changeDetails: (details: Partial<CalculatorDetails>) => void;
}

/**
 * What the calculator sets, kept with the quote in progress. Where another tab has cleared that,
 * the first change leads to the first question.
 */
export function useAnswers(): ChangeableAnswers {
  const details = useDraft()?.calculator ?? defaultCalculatorDetails;
  const navigate = useNavigate();
  const change: typeof changeDraft = (changes) => {
    const isChanged = changeDraft(changes);
    if (!isChanged) void navigate(FIRST_QUESTION, { replace: true });
    return isChanged;
  };
  return {
    details,
    changeAmounts: change,
    changeDetails: (changes) => change({ calculator: { ...details, ...changes } }),
  };
}
