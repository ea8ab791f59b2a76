import type { PricedHelp } from '@latchkey/domain';
import type { FurthestChange, NoPrice, PriceSweep } from '@latchkey/domain/price';
import { wholeMoney } from '@/lib/format.ts';
import { priceStopsText as stops, priceText as text } from '@/lib/texts.ts';
import { barName, helpsOf, priceOfBar } from './bar-words.ts';

/** The answer at the top of the page. */
export interface AnswerWords {
  readonly label: string;
  readonly figure: string;
  /** Sentences with `<b>` tags around amounts. */
  readonly words: string;
  readonly change: string | null;
}

/**
 * Returns the text about the highest price. If no price meets all rules, explains why and which
 * figure to change.
 */
export function answerWords(
  { best, without, furthest }: PriceSweep,
  helps: readonly PricedHelp[],
): AnswerWords {
  if (best?.answer.kind !== 'price') {
    const words = without.answer.kind === 'none' ? noPriceWords(without.answer) : '';
    return { label: text.title(), figure: text.noPrice(), words, change: null };
  }
  const { price, binding } = best.answer;
  const isHelped = best.ids.length > 0;
  const program = barName(helpsOf(best, helps));
  const lowest = isHelped ? withoutWords(priceOfBar(without)) : text.noHelpHigher();
  return {
    label: isHelped ? text.highestWith({ program }) : text.highestWithout(),
    figure: wholeMoney(price),
    words: `${lowest} ${stops[`answer-${binding}`]()}`,
    change: furthest && changeWords(furthest),
  };
}

function withoutWords(price: number | null): string {
  return price === null ? text.withoutNone() : text.without({ price: wholeMoney(price) });
}

/** Returns the text about the change that raises the price the most. */
export function changeWords({ kind, by, price }: FurthestChange): string {
  const change = text[`more-${kind}`]({ amount: wholeMoney(by) });
  return text.furthest({ change, price: wholeMoney(Math.floor(price / 100) * 100) });
}

/** Returns one sentence that explains why no price meets all rules and which figure to change. */
export function noPriceWords({ reason, change }: NoPrice): string {
  const because = stops[`because-${reason}`]();
  if (change === null) return stops.because({ reason: because });
  const amount = wholeMoney('atLeast' in change ? change.atLeast : change.atMost);
  return stops.becauseChange({
    reason: because,
    change: stops[`change-${change.figure}`]({ amount }),
  });
}

/** Returns the sentence that a screen reader announces after a change. */
export function announcementWords(sweep: PriceSweep, helps: readonly PricedHelp[]): string {
  const { best, without } = sweep;
  const price = best && priceOfBar(best);
  if (best === null || price === null) {
    return answerWords(sweep, helps).words.replaceAll(/<\/?b>/g, '');
  }
  if (best.ids.length === 0) return text.announcedWithout({ price: wholeMoney(price) });
  const lowest = priceOfBar(without);
  return text.announced({
    program: barName(helpsOf(best, helps)),
    price: wholeMoney(price),
    without: lowest === null ? text.noPrice() : wholeMoney(lowest),
  });
}
