import type { Answer, CashGap, GuideFinding } from '@latchkey/domain';
import { cashWords } from '@/lib/answer-row-words.ts';
import { percent, wholeMoney } from '@/lib/format.ts';
import { detailsText as text } from '@/lib/texts.ts';

/** The calculator's four details, in the order in which tabs and accordion sections appear. */
export const detailNames = ['eachMonth', 'cash', 'later', 'everyYear'] as const;
export type DetailName = (typeof detailNames)[number];

/** The detail that is open when the page loads. */
export const FIRST_OPEN: DetailName = 'cash';

/**
 * The `name` that all details share on a phone, so that the browser keeps at most one of them open.
 */
export const PHONE_GROUP = 'detail';

/** A detail's main figure, which its tab or heading shows. */
export interface DetailResult {
  readonly words: string;
  readonly look: 'plain' | 'warn' | 'danger';
}

/**
 * Describes the payment as a share of income, or in dollars if we do not know the income.
 *
 * @param front percent of income. Undefined without an income.
 * @param payment dollars a month
 * @param rule the common guide's finding
 */
export function monthResult(
  front: number | undefined,
  payment: number,
  rule: Pick<GuideFinding, 'front' | 'back'> | undefined,
): DetailResult {
  if (front === undefined)
    return { words: text.aMonth({ payment: wholeMoney(payment) }), look: 'plain' };
  const isOver = rule?.front === 'over' || rule?.back === 'over';
  return { words: text.ofIncome({ percent: percent(front) }), look: isOver ? 'warn' : 'plain' };
}

/** States whether the buyer's cash is enough, in whole dollars. */
export function cashResult(gap: Pick<CashGap, 'short' | 'left'>): DetailResult {
  return { words: cashWords(gap), look: gap.short > 0 ? 'danger' : 'plain' };
}

/**
 * States the total balance of the second loan and the assistance with interest, in whole dollars.
 */
export function laterResult({ dollars }: Pick<Answer['owedLater'], 'dollars'>): DetailResult {
  return dollars >= 0.5
    ? { words: text.owed({ dollars: wholeMoney(dollars) }), look: 'warn' }
    : { words: text.nothingOwed(), look: 'plain' };
}

/** @param years number of rows in the table */
export function yearResult(years: number): DetailResult {
  return { words: text.rows({ years }), look: 'plain' };
}
