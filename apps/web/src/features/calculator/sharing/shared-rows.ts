import type { Answer, Estimate, PricedAnswers } from '@latchkey/domain';
import { wholeMoney } from '@/lib/format.ts';
import { shareText, answerText as text } from '@/lib/texts.ts';
import { missingWords, monthTitle, taxWords } from '../results/answer/month-words.ts';
import { helpOwedWords, isAnythingOwed, owedWords } from '../results/answer/owed-words.ts';
import { cashResult } from '../results/details/detail.ts';

/** One of the answer's three rows, as words for a message or a picture. */
export interface SharedRow {
  readonly label: string;
  /** Empty if the figure is not known. */
  readonly figure: string;
  /** The small print. May be empty. */
  readonly note: string;
}

/** The answer's three rows. Nothing in them is about the buyer except the figures. */
export function sharedRows(answer: Answer, estimate: Estimate): readonly SharedRow[] {
  const { cash, owedLater } = answer;
  return [
    monthRow(answer, estimate),
    {
      label: text.cashTitle(),
      figure: wholeMoney(cash.needed.total),
      note: cashResult(cash.gap).words,
    },
    owedRow(owedLater, estimate),
  ];
}

function monthRow(answer: Answer, estimate: Estimate): SharedRow {
  const { now, throughYear, later } = answer.eachMonth;
  const payment = wholeMoney(now);
  const label = [monthTitle(answer), missingWords(answer)].filter(Boolean).join(', ');
  const taxes = taxWords(estimate);
  if (!later || throughYear === null) return { label, figure: payment, note: taxes };
  return {
    label,
    figure: shareText.payments({ payment, after: wholeMoney(later.payment) }),
    note: `${shareText.spans({ years: throughYear, year: later.fromYear })} ${taxes}`,
  };
}

function owedRow(owedLater: Answer['owedLater'], estimate: Estimate): SharedRow {
  if (!isAnythingOwed(owedLater)) {
    return { label: text.owedTitle(), figure: text.nothing(), note: '' };
  }
  const isKnown = owedLater.dollars >= 0.5;
  const words = [
    ...(isKnown ? owedWords(owedLater, estimate) : []),
    helpOwedWords(owedLater, estimate) ?? '',
  ];
  return {
    label: text.owedWithInterest(),
    figure: isKnown ? wholeMoney(owedLater.dollars) : '',
    note: words.join(' ').trim(),
  };
}

/** The home that the figures are for. */
export function sharedHome({ homeLocation, homePrice }: PricedAnswers): string {
  const { city, state, zipcode } = homeLocation;
  return text.subtitleNoHome({ city, state, zipcode, price: wholeMoney(homePrice) });
}

/**
 * A message to send with the link. It says what is needed at closing, but not what the buyer has.
 *
 * @param rows none if the page shows no figures
 */
export function sharedMessage(home: string, rows: readonly SharedRow[]): string {
  const lines = rows.map(({ label, figure, note }) => `${label}: ${figure || note}`);
  return [shareText.message({ home }), ...lines].join('\n');
}

/** An address that opens a new email with the message and the link. */
export function mailAddress(message: string, url: string): string {
  const subject = encodeURIComponent(shareText.subject());
  return `mailto:?subject=${subject}&body=${encodeURIComponent(`${message}\n\n${url}`)}`;
}
