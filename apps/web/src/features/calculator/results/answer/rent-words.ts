import type { Answer } from '@latchkey/domain';
import { wholeMoney } from '@/lib/format.ts';
import { answerText as text } from '@/lib/texts.ts';

/**
 * States how far the buyer's payment is below or above the rent, both now and, if the payment
 * changes, later. Compares the payments as the page shows them, in whole dollars. If a part of the
 * payment is unknown, states the difference as "at least" or "at most" an amount.
 *
 * @param rent in whole dollars a month
 */
export function rentWords(rent: number, { now, later, missing }: Answer['eachMonth']): string {
  const isComplete = missing.length === 0;
  const first = differenceWords(now, rent, isComplete);
  return later
    ? text.rentThen({ now: first, later: differenceWords(later.payment, rent, isComplete) })
    : first;
}

function differenceWords(payment: number, rent: number, isComplete: boolean): string {
  const more = Math.round(payment) - rent;
  const dollars = wholeMoney(Math.abs(more));
  if (more < 0) {
    const less = text.rentLess({ dollars });
    return isComplete ? less : text.rentAtMost({ less });
  }
  if (more === 0) return isComplete ? text.rentSame() : text.rentSameOrMore();
  const words = text.rentMore({ dollars });
  return isComplete ? words : text.rentAtLeast({ more: words });
}
