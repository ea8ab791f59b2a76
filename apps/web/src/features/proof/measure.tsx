import { wholeNumber } from '@/lib/format.ts';

/** The minimum percentage for a bar to get the color for a good result. */
const GOOD_FROM = 50;

/**
 * Returns a count as a share of all items, in whole percent. Rounds down, so that the share is 100%
 * only if the count includes all items. Returns 0 if there are no items.
 */
export function shareOf(count: number, all: number): number {
  return all > 0 ? Math.floor((100 * count) / all) : 0;
}

/** Whether a share gets the color for a good result. */
export function isGoodShare(count: number, all: number): boolean {
  return shareOf(count, all) >= GOOD_FROM;
}

/**
 * A claim and the number of items for which it is true, drawn as a bar.
 *
 * @param of returns the text for all items, such as "of 622"
 * @param isGood determines the bar's color. The bar has the same shape for a bad figure
 */
export function Measure({
  claim,
  note,
  count,
  all,
  of,
  isGood = isGoodShare(count, all),
}: {
  claim: string;
  note: string;
  count: number;
  all: number;
  of: (values: { all: string }) => string;
  isGood?: boolean;
}) {
  return (
    <div className="border-t border-line py-4 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="max-w-(--column) text-base font-semibold">{claim}</h3>
        <p className="text-ink-soft">
          <span className="tabular text-xl font-bold text-ink">{wholeNumber(count)}</span>{' '}
          {of({ all: wholeNumber(all) })}
        </p>
      </div>
      <svg
        aria-hidden
        className={`my-2 block h-2 w-full rounded-full bg-line forced-color-adjust-none ${isGood ? 'text-brand' : 'text-owed'}`}
      >
        <rect
          width={`${all > 0 ? (100 * count) / all : 0}%`}
          height="100%"
          rx="4"
          className="fill-current"
        />
      </svg>
      <p className="max-w-(--column) text-sm text-ink-soft">{note}</p>
    </div>
  );
}
