import type { PricedHelp } from '@latchkey/domain';
import type { HighestPrice, PriceBar, PriceSweep } from '@latchkey/domain/price';
import { figuresOf, type PriceFigures } from './bars/figures.ts';
import type { ShownBar } from './bars/price-bars.tsx';
import type { Swept } from './sweep/use-price-sweep.ts';
import { type AnswerWords, announcementWords, answerWords } from './words/answer-words.ts';
import { barKey, barName, barsOf, helpsOf, priceOfBar, rowOfBar } from './words/bar-words.ts';

/** The highest price that the page promises, with its figures. */
export interface ShownBest {
  readonly key: string;
  readonly name: string;
  readonly highest: HighestPrice;
  readonly figures: PriceFigures;
}

/** The prices and figures that the page shows. */
export interface ShownPrices {
  readonly answer: AnswerWords;
  readonly announcement: string;
  readonly bars: readonly ShownBar[];
  /** Null if no price fits. */
  readonly best: ShownBest | null;
  /** The highest price without assistance. Null if no price meets all rules. */
  readonly without: number | null;
  /** Returns the figures of a bar. Null if no price meets all rules. */
  readonly figures: (bar: PriceBar) => PriceFigures | null;
  readonly helps: (bar: PriceBar) => PricedHelp[];
}

/** Converts the result of a sweep into the prices and figures that the page shows. */
export function shownPrices({ sweep, helps, buyer }: Swept): ShownPrices {
  const figures = (bar: PriceBar) => figuresOf(bar, helpsOf(bar, helps), buyer);
  return {
    answer: answerWords(sweep, helps),
    announcement: announcementWords(sweep, helps),
    bars: barsOf(sweep).map((bar) => ({
      key: barKey(bar),
      bar,
      row: rowOfBar(bar, helps, sweep.best),
    })),
    best: bestOf(sweep, helps, figures),
    without: priceOfBar(sweep.without),
    figures,
    helps: (bar) => helpsOf(bar, helps),
  };
}

function bestOf(
  { best }: PriceSweep,
  helps: readonly PricedHelp[],
  figuresOfBar: ShownPrices['figures'],
): ShownBest | null {
  const figures = best && figuresOfBar(best);
  if (best?.answer.kind !== 'price' || !figures) return null;
  return {
    key: barKey(best),
    name: barName(helpsOf(best, helps)),
    highest: best.answer,
    figures,
  };
}
