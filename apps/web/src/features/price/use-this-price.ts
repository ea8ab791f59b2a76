import { changesOf, type QuoteDraft } from '@latchkey/domain';
import { useNavigate } from 'react-router';
import { confirmationOf } from '@/state/confirmation.ts';
import { changeDraft, currentDraft } from '@/state/draft.ts';
import { FIRST_QUESTION, PROGRAMS, questionAddress } from '@/state/wizard.ts';
import type { ShownBest } from './shown-prices.ts';

/**
 * Hook that returns a function that puts a price into the quote. If the quote then has every
 * answer, the function also sets the down payment and the cash, and opens the programs. Otherwise,
 * it opens the question about the price, with the price filled in.
 *
 * @param have the buyer's own money on the page, in whole dollars
 */
export function useThisPrice(have: number): (best: ShownBest) => void {
  const navigate = useNavigate();
  return (best) => {
    const draft = currentDraft();
    const priced = draft && { ...draft, homePrice: best.highest.price };
    const isComplete = priced !== null && confirmationOf(priced).quote !== undefined;
    const changes = isComplete ? dividedAs(best, have, priced) : filledIn(best, have, draft);
    const isKept = changeDraft(changes);
    const next = isComplete ? PROGRAMS : questionAddress('homePrice');
    void navigate(isKept ? next : FIRST_QUESTION);
  };
}

/**
 * Returns the changes that apply the plan's down payment, so that the calculator shows the same
 * cash at closing.
 */
function dividedAs(
  { highest, figures }: ShownBest,
  have: number,
  { calculator }: QuoteDraft,
): Partial<QuoteDraft> {
  const { helpPaysClosing, price } = highest;
  const { downPayment } = figures.estimate.facts;
  return {
    homePrice: price,
    downPayment,
    cash: have === downPayment ? null : have,
    calculator: { ...calculator, helpPaysClosing },
  };
}

/**
 * Returns the changes that fill in the price. The answer about the buyer's own money keeps the
 * whole amount.
 */
function filledIn(
  { highest: { price } }: ShownBest,
  have: number,
  draft: QuoteDraft | null,
): Partial<QuoteDraft> {
  if (!draft || have === (draft.cash ?? draft.downPayment)) return { homePrice: price };
  return { homePrice: price, ...changesOf(draft, 'downPayment', Math.max(1, have)) };
}
