import type { Answer, Estimate, PricedAnswers } from '@latchkey/domain';
import type { AnswerWords } from '@latchkey/texts';
import { answerRowWords } from '@/lib/answer-row-words.ts';
import { wholeMoney } from '@/lib/format.ts';
import { shareText, answerText as text } from '@/lib/texts.ts';
import { taxWords } from '../results/answer/month-words.ts';

/** One of the answer's three rows, as words for a message or a picture. */
export interface SharedRow {
  readonly label: string;
  /** The figure in words. Empty if the figure is unknown. */
  readonly figure: string;
  /** The small print. May be empty. */
  readonly note: string;
}

/** Returns the answer's three rows. They contain the figures, but nothing else about the buyer. */
export function sharedRows(answer: Answer, estimate: Estimate): readonly SharedRow[] {
  const { month, cash, owed } = answerRowWords(answer, estimate);
  return [
    monthRow(answer, estimate, month),
    { label: cash.title, figure: cash.figure, note: cash.result },
    owed.isOwed
      ? {
          label: owed.title,
          figure: owed.figure ?? '',
          note: [owed.words, owed.limit, owed.help].filter(Boolean).join(' '),
        }
      : { label: owed.title, figure: owed.words, note: '' },
  ];
}

function monthRow(
  { eachMonth: { throughYear, later } }: Answer,
  estimate: Estimate,
  words: AnswerWords['month'],
): SharedRow {
  const label = [words.title, words.missing].filter(Boolean).join(', ');
  const payment = words.now.figure;
  const taxes = taxWords(estimate);
  if (!words.later || !later || throughYear === null)
    return { label, figure: payment, note: taxes };
  return {
    label,
    figure: shareText.payments({ payment, after: words.later.figure }),
    note: `${shareText.spans({ years: throughYear, year: later.fromYear })} ${taxes}`,
  };
}

/** Describes the home that the figures are for. */
export function sharedHome({ homeLocation, homePrice }: PricedAnswers): string {
  const { city, state, zipcode } = homeLocation;
  return text.subtitleNoHome({ city, state, zipcode, price: wholeMoney(homePrice) });
}

/**
 * Returns a message to send with the link. The message states the cash needed at closing, but not
 * the buyer's cash.
 *
 * @param rows empty if the page shows no figures
 */
export function sharedMessage(home: string, rows: readonly SharedRow[]): string {
  const lines = rows.map(({ label, figure, note }) => `${label}: ${figure || note}`);
  return [shareText.message({ home }), ...lines].join('\n');
}

/** Returns a `mailto:` URL that opens a new email with the message and the link. */
export function mailAddress(message: string, url: string): string {
  const subject = encodeURIComponent(shareText.subject());
  return `mailto:?subject=${subject}&body=${encodeURIComponent(`${message}\n\n${url}`)}`;
}
