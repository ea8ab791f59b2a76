import { isFundingOpen, type MatchedProgram, RESULT_YEARS } from '@latchkey/domain';
import { day, money, shortDay } from '@/lib/format.ts';
import { programListText as text } from '@/lib/texts.ts';
import type { RowEffect } from './row-effect.ts';

/** How a program changes all that the buyer pays each month, in whole dollars with a sign. */
export function changeWords({ monthlyChange }: RowEffect): string {
  if (monthlyChange === null) return text.paymentUnknown();
  return text.changeAMonth({ change: signed(monthlyChange) });
}

function signed(dollars: number): string {
  const amount = money(Math.abs(Math.round(dollars)));
  if (Math.round(dollars) === 0) return amount;
  return (dollars < 0 ? text.less : text.more)({ amount });
}

/** Describes the assistance owed after a sale in year 5. An unknown debt never reads as zero. */
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

type Funding = Pick<MatchedProgram, 'status' | 'statusCheckedOn' | 'closesOn'>;

/** Describes the funding status with its date. A status older than 30 days is in the past tense. */
export function fundingWords(program: Funding, today: string): string {
  const { status, statusCheckedOn } = program;
  if (status === 'paused') return text.fundingPaused();
  if (status === 'waitlist') return text.fundingWaitlist();
  if (status === 'unknown' || statusCheckedOn === null) return text.fundingUnknown();
  const words = isFundingOpen(program, today) ? text.fundingOpen : text.fundingWasOpen;
  return words({ day: shortDayOf(statusCheckedOn, today) });
}

/** Describes the funding status in one or two words, without its date. */
export function fundingInShort(program: Funding, today: string): string {
  const { status, statusCheckedOn } = program;
  if (status === 'open' && statusCheckedOn !== null) {
    return (isFundingOpen(program, today) ? text.openInShort : text.wasOpenInShort)();
  }
  return status === 'paused' || status === 'waitlist'
    ? fundingWords(program, today)
    : text.unknownInShort();
}

/** Formats a date. Includes the year only if it is not the current year. */
function shortDayOf(iso: string, today: string): string {
  return iso.slice(0, 4) === today.slice(0, 4) ? shortDay(iso) : day(iso);
}
