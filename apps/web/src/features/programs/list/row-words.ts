import { RESULT_YEARS } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { programListText as text } from '@/lib/texts.ts';
import type { RowEffect } from './row-effect.ts';

/**
 * Formats the change that a program makes to the all-in monthly payment, in whole dollars with a
 * sign.
 */
export function changeWords({ monthlyChange }: RowEffect): string {
  if (monthlyChange === null) return text.paymentUnknown();
  return text.changeAMonth({ change: signed(monthlyChange) });
}

function signed(dollars: number): string {
  const amount = money(Math.abs(Math.round(dollars)));
  if (Math.round(dollars) === 0) return amount;
  return (dollars < 0 ? text.less : text.more)({ amount });
}

/**
 * Returns a phrase about the assistance balance that the buyer owes after a sale in year 5. Never
 * describes an unknown balance as zero.
 */
export function owedWords({ owed }: RowEffect): string {
  switch (owed.kind) {
    case 'owed': {
      const dollars = Math.round(owed.dollars);
      return text.owedInYear({ amount: money(dollars), year: RESULT_YEARS });
    }
    case 'fell-due': {
      const amount = money(Math.round(owed.dollars));
      return text.fellDue({ amount, years: owed.afterYears });
    }
    case 'unknown':
      return text.owedUnknown();
  }
}
