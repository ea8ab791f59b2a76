import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { LenderWords } from './month-words.ts';

/**
 * Shows the payment that a lender compares with the income. The text is plain if many lenders
 * accept the payment, a warning if many do not, and a semibold warning if most do not.
 */
export function LenderNote({ words, above }: LenderWords) {
  if (above === 'guide') return <p>{words}</p>;
  return (
    <p
      className={`-mx-3 flex gap-2 rounded-control border border-warn-line bg-warn-tint px-3 py-1 ${above === 'most' ? 'font-semibold' : ''}`}
    >
      <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-warn-ink" />
      <span>{words}</span>
    </p>
  );
}
