import { signedMoney } from '@/lib/format.ts';
import { useRecentChange } from '@/lib/use-recent-change.ts';

/** How long a difference stays on screen, in milliseconds. */
const DURATION_MS = 3_000;

/**
 * Shows how much a figure just changed. The difference is drawn over the page, so nothing moves.
 * Screen readers skip it, because `PaymentAnnouncer` announces the new payment.
 *
 * @param dollars the current value of the figure
 */
export function Difference({ dollars, className }: { dollars: number; className: string }) {
  const change = useRecentChange(Math.round(dollars), DURATION_MS);
  return change === 0 ? null : (
    <span
      aria-hidden
      data-difference
      className={`tabular pointer-events-none absolute rounded-small px-1 text-xs leading-5 font-bold sm:text-sm forced-colors:border ${className}`}
    >
      {signedMoney(change)}
    </span>
  );
}
