import type { ListedProgram } from '@latchkey/domain';
import { money, percent } from '@/lib/format.ts';
import { stateMapText as text } from '@/lib/texts.ts';

/**
 * Formats the amount of a program in a public list: the largest amount that every eligible buyer
 * gets.
 */
export function listedAmount({
  maxAmount,
  maxPercent,
}: Pick<ListedProgram, 'maxAmount' | 'maxPercent'>): string {
  if (maxAmount !== null) return money(maxAmount);
  return maxPercent === null ? text.noAmount() : text.percent({ percent: percent(maxPercent) });
}
