import type { ReactNode } from 'react';
import { usePrinting } from '@/lib/use-printing.ts';
import type { ShownPrices } from '../shown-prices.ts';
import { PriceSheet } from './price-sheet.tsx';

/** The printed prices. Computes the figures of all bars only while the browser prints. */
export function PrintedPrices({
  shown,
  facts,
  children,
}: {
  shown: ShownPrices;
  facts: string;
  /** The printed versions of the other parts of the page. */
  children?: ReactNode;
}) {
  return usePrinting() ? (
    <PriceSheet
      facts={facts}
      answer={shown.answer}
      best={shown.best}
      rows={shown.bars.map(({ key, bar, row }) => ({ key, row, figures: shown.figures(bar) }))}
    >
      {children}
    </PriceSheet>
  ) : null;
}
