import type { PaymentComparison } from '@latchkey/domain';
import { memo } from 'react';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { calculatorText as text } from '@/lib/texts.ts';

/**
 * Repeats the payment above the inputs on a phone, where the banner scrolls out of view while typing.
 * Hidden from screen readers, which already read the banner.
 */
export const StickyPayment = memo(function StickyPayment({
  comparison,
}: {
  comparison: PaymentComparison;
}) {
  return (
    <p
      aria-hidden
      className="sticky top-0 z-10 -mx-5 -mt-5 mb-4 flex min-h-17 items-center rounded-t-card border-b border-line bg-surface px-5 py-2 text-sm sm:hidden"
    >
      <span>
        <RichText
          text={sentence(comparison)}
          parts={{
            b: (words) => (
              <strong className="tabular" data-payment>
                {words}
              </strong>
            ),
          }}
        />
      </span>
    </p>
  );
});

function sentence(comparison: PaymentComparison): string {
  const { isQualified, years, paymentAfter } = comparison;
  return isQualified
    ? text.stickyPayment({
        payment: money(comparison.ITMOMortgagePayment),
        years,
        after: money(paymentAfter),
      })
    : text.stickyNotQualified({ payment: money(comparison.traditionalMortgagePayment) });
}
