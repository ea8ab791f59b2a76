import type { PriceBar } from '@latchkey/domain/price';
import { type ReactNode, useState } from 'react';
import { wholeMoney } from '@/lib/format.ts';
import { priceText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { PriceRow, type PriceRowWords } from './price-row.tsx';
import { shortened } from './shortened.ts';

/** A bar with its text and a key. */
export interface ShownBar {
  readonly key: string;
  readonly bar: PriceBar;
  readonly row: PriceRowWords;
}

/** Returns the ID of a bar's element. */
export function barId(key: string): string {
  return `price-${key}`;
}

/**
 * The highest prices as bars on one scale that starts at $0. A line marks the price of the quote's
 * home.
 */
export function PriceBars({
  bars,
  home,
  scale,
  open,
  onToggle,
  details,
}: {
  bars: readonly ShownBar[];
  /** The price of the quote's home. Null if the buyer has not entered one. */
  home: number | null;
  /** The price at the right end of the scale. */
  scale: number;
  /** The keys of the open bars. */
  open: ReadonlySet<string>;
  onToggle: (key: string) => void;
  /** Renders the content of an open bar. */
  details: (bar: PriceBar) => ReactNode;
}) {
  const [hasAll, showAll] = useState(false);
  const { shown, hidden } = hasAll ? { shown: bars, hidden: 0 } : shortened(bars);
  const isAnyOpen = shown.some(({ row }) => row.look === 'open');
  return (
    <section aria-labelledby="price-bars">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4 sm:px-7">
        <h2 id="price-bars" className="text-lg font-bold">
          {text.bars()}
        </h2>
        {home === null ? null : (
          <p className="tabular flex items-center gap-2 text-sm text-ink-soft">
            <span aria-hidden className="h-5 w-0.5 bg-ink forced-colors:bg-[CanvasText]" />
            {text.yourHome({ price: wholeMoney(home) })}
          </p>
        )}
      </div>
      {shown.map(({ key, bar, row }) => (
        <PriceRow
          key={key}
          id={barId(key)}
          row={row}
          home={home}
          scale={scale}
          isOpen={open.has(key)}
          onToggle={() => onToggle(key)}
        >
          {open.has(key) ? details(bar) : null}
        </PriceRow>
      ))}
      <div className="border-t border-line px-5 py-3 text-sm text-ink-soft sm:px-7">
        <p>
          {text.order()} {isAnyOpen ? text.hatched() : null}
        </p>
        {hidden > 0 ? (
          <Button look="quiet" onClick={() => showAll(true)} className="-ml-2 text-sm">
            {text.showAll({ count: hidden })}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
