import { type CatalogProgram, isFundingOpen } from '@latchkey/domain';
import { day, shortDay } from './format.ts';
import { fundingText as text } from './texts.ts';

type Funding = Pick<CatalogProgram, 'status' | 'statusCheckedOn' | 'statusSaidBy' | 'closesOn'>;

/**
 * Returns the funding status with its date, and whether the agency itself reported it. For an open
 * program, uses the past tense if the date is more than 30 days ago.
 */
export function fundingWords(program: Funding, today: string): string {
  const words = statusWords(program, today);
  return program.statusSaidBy === 'agency' ? text.agencySays({ words }) : words;
}

function statusWords(program: Funding, today: string): string {
  const { status, statusCheckedOn } = program;
  if (status === 'paused' || status === 'waitlist') {
    return statusCheckedOn === null
      ? text[status]()
      : text[`${status}On`]({ day: shortDayOf(statusCheckedOn, today) });
  }
  if (status === 'unknown' || statusCheckedOn === null) return text.unknown();
  const words = isFundingOpen(program, today) ? text.openOn : text.wasOpenOn;
  return words({ day: shortDayOf(statusCheckedOn, today) });
}

/** Returns the funding status in one or two words, without its date. */
export function fundingInShort(program: Funding, today: string): string {
  const { status, statusCheckedOn } = program;
  if (status === 'open' && statusCheckedOn !== null) {
    return (isFundingOpen(program, today) ? text.openInShort : text.wasOpenInShort)();
  }
  return status === 'paused' || status === 'waitlist' ? text[status]() : text.unknownInShort();
}

/** Formats a date. Includes the year only if the date is in another year. */
function shortDayOf(iso: string, today: string): string {
  return iso.slice(0, 4) === today.slice(0, 4) ? shortDay(iso) : day(iso);
}
