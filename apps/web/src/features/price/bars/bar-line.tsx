/**
 * The style of a bar: without assistance, with assistance, the highest price, or with missing
 * answers.
 */
export type BarLook = 'without' | 'help' | 'best' | 'open';

const looks: Readonly<Record<BarLook, string>> = {
  without: 'bg-line-strong forced-colors:bg-[GrayText]',
  help: 'bg-brand opacity-55 forced-colors:bg-[CanvasText] forced-colors:opacity-100',
  best: 'bg-brand forced-colors:bg-[Highlight]',
  open: 'hatched border border-brand text-brand forced-colors:border-2',
};

/**
 * A price as a bar on the page's scale, which starts at $0. The vertical line marks the price of
 * the quote's home. Screen readers skip the bar, because the text around it has the same
 * information. The bar slides instead of growing, because the browser can move an element without a
 * new layout.
 */
export function BarLine({
  price,
  home,
  scale,
  look,
}: {
  price: number;
  /** The price of the quote's home. Null if the buyer has not entered one. */
  home: number | null;
  /** The price at the right end of the scale. */
  scale: number;
  look: BarLook;
}) {
  const at = (dollars: number) => `${Math.min(100, (dollars / scale) * 100)}%`;
  return (
    <div aria-hidden className="relative h-3.5">
      <div className="absolute inset-0 overflow-hidden rounded-full bg-panel in-[[data-best]]:bg-surface forced-colors:border">
        <div
          className={`h-full rounded-full transition-[translate] duration-150 ease-out ${looks[look]}`}
          style={{ translate: `calc(${at(price)} - 100%)` }}
        />
      </div>
      {home === null ? null : (
        <div
          className="absolute -inset-y-1 -ml-px w-0.5 bg-ink forced-colors:bg-[CanvasText]"
          style={{ left: at(home) }}
        />
      )}
    </div>
  );
}
