import type { AssistanceBalance, CashGap, GuideFinding, PaymentComparison } from '@latchkey/domain';
import { money, percent } from '@/lib/format.ts';
import { detailsText as text } from '@/lib/texts.ts';
import { owedLater } from '../owed-later-of.ts';

/** The calculator's four details, in the order of the tabs. */
export const detailNames = ['eachMonth', 'cash', 'later', 'everyYear'] as const;
export type DetailName = (typeof detailNames)[number];

/** The order on a phone, where the first one is open. */
export const phoneOrder: readonly DetailName[] = ['cash', 'later', 'eachMonth', 'everyYear'];

/** The name of the details' group on a phone. The browser keeps at most one section of it open. */
export const PHONE_GROUP = 'detail';

/** What a tab says about its detail without being opened. */
export interface DetailResult {
  readonly words: string;
  readonly look: 'plain' | 'warn' | 'danger';
}

/**
 * The payment as a share of income, or in dollars without an income.
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
    return { words: text.aMonth({ payment: money(payment) }), look: 'plain' };
  const isOver = rule?.front === 'over' || rule?.back === 'over';
  return { words: text.ofIncome({ percent: percent(front) }), look: isOver ? 'warn' : 'plain' };
}

/** Whether the cash is enough, in whole dollars. */
export function cashResult({ short, left }: Pick<CashGap, 'short' | 'left'>): DetailResult {
  if (short > 0) return { words: text.short({ dollars: money(Math.ceil(short)) }), look: 'danger' };
  const words = left >= 1 ? text.left({ dollars: money(Math.floor(left)) }) : text.enough();
  return { words, look: 'plain' };
}

/** What is owed on the second loan and the help when the program ends, in whole dollars. */
export function laterResult(
  comparison: Pick<PaymentComparison, 'isQualified' | 'secondLoan'>,
  assistance: AssistanceBalance,
): DetailResult {
  const owed = comparison.isQualified ? Math.round(owedLater(comparison, assistance).dollars) : 0;
  return owed > 0
    ? { words: text.owed({ dollars: money(owed) }), look: 'warn' }
    : { words: text.nothingOwed(), look: 'plain' };
}

export function yearResult({ table }: Pick<PaymentComparison, 'table'>): DetailResult {
  return { words: text.rows({ years: table.length }), look: 'plain' };
}
