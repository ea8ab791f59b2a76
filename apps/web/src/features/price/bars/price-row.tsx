import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { priceText as text } from '@/lib/texts.ts';
import { Chip } from '@/ui/chip.tsx';
import { BarLine, type BarLook } from './bar-line.tsx';

/** The text and figures of a row in the list. */
export interface PriceRowWords {
  readonly name: string;
  /** The highest price, in whole dollars. Null if no price meets all rules. */
  readonly price: number | null;
  /**
   * The lowest possible price if the payment on the assistance is unknown: the price without
   * assistance, in whole dollars. Null if the payment is known.
   */
  readonly low: number | null;
  /** The limit that keeps the price from going higher, such as "your payment". */
  readonly stops: string;
  /** Whether a rule of the program limits the price. */
  readonly isProgramRule: boolean;
  /** What the buyer still has to answer, ask or verify. Null if nothing is left. */
  readonly chip: string | null;
  readonly look: BarLook;
}

/** The highest price with one program, as a bar that expands to show its figures. */
export function PriceRow({
  id,
  row,
  home,
  scale,
  isOpen,
  onToggle,
  children,
}: {
  /** The ID of the row's element. */
  id: string;
  row: PriceRowWords;
  /** The price of the quote's home. Null if the buyer has not entered one. */
  home: number | null;
  /** The price at the right end of the scale. */
  scale: number;
  isOpen: boolean;
  onToggle: () => void;
  /** The figures, shown while the row is open. */
  children: ReactNode;
}) {
  const openId = useId();
  const isBest = row.look === 'best';
  return (
    <article
      id={id}
      aria-labelledby={`${openId}-name`}
      data-best={isBest || undefined}
      className={`scroll-mt-4 border-t border-line last:rounded-b-card ${isBest ? 'bg-brand-tint' : ''}`}
    >
      <div className="relative px-5 py-3 sm:px-7">
        <RowHead row={row} openId={openId} isOpen={isOpen} onToggle={onToggle} />
        <div className="my-1.5">
          <BarLine price={row.price ?? 0} home={home} scale={scale} look={row.look} />
        </div>
        <RowFoot row={row} isOpen={isOpen} />
      </div>
      <div id={openId}>{isOpen ? <div className="px-5 pb-5 sm:px-7">{children}</div> : null}</div>
    </article>
  );
}

/** The name of the program, as the button that opens the row, and the highest price. */
function RowHead({
  row,
  openId,
  isOpen,
  onToggle,
}: {
  row: PriceRowWords;
  openId: string;
  isOpen: boolean;
  onToggle: () => void;
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <h3
        id={`${openId}-name`}
        className="min-w-32 flex-1 text-base leading-6 font-semibold tracking-normal wrap-anywhere"
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={openId}
          onClick={onToggle}
          className="text-left leading-6 after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
        >
          {row.name}
        </button>
      </h3>
      <p className={`tabular ml-auto text-lg font-bold ${row.look === 'best' ? 'text-brand' : ''}`}>
        {pricesWords(row)}
      </p>
    </div>
  );
}

/** The limit that keeps the price from going higher, and what the buyer still has to do. */
function RowFoot({ row, isOpen }: { row: PriceRowWords; isOpen: boolean }) {
  return (
    <div className="flex min-h-7 items-center justify-between gap-3 text-sm leading-5">
      <p>
        <RichText
          text={text.stops({ what: row.stops })}
          parts={{
            b: (words) => (
              <strong className={row.isProgramRule ? 'text-warn-ink' : ''}>{words}</strong>
            ),
          }}
        />
      </p>
      <span className="flex shrink-0 items-center gap-2">
        {row.chip === null ? null : <Chip look="warn">{row.chip}</Chip>}
        <ChevronDown
          size={20}
          aria-hidden
          className={`text-ink-soft transition-transform ${isOpen ? 'rotate-180' : ''} ${row.chip === null ? '' : 'max-sm:hidden'}`}
        />
      </span>
    </div>
  );
}

/** Returns the highest price as text. Returns a range if a payment is unknown. */
export function pricesWords({ price, low }: Pick<PriceRowWords, 'price' | 'low'>): string {
  if (price === null) return text.noneFits();
  const high = wholeMoney(price);
  return low === null ? high : text.priceRange({ low: wholeMoney(low), high });
}
