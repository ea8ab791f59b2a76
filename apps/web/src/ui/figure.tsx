import { money } from '@/lib/format.ts';
import { paymentText as text } from '@/lib/texts.ts';

/** A section's main figure. An ancestor sets its size with `--figure`. */
export function Figure({ dollars, isPayment = false }: { dollars: number; isPayment?: boolean }) {
  return (
    <span
      className="tabular block h-11 text-(length:--figure) leading-11 sm:h-14 sm:leading-14 font-bold tracking-tight"
      data-payment={isPayment || undefined}
    >
      {money(dollars)}
      {isPayment ? (
        <span className="ml-[0.15em] text-[max(0.42em,0.8125rem)] font-semibold opacity-90">
          {text.month()}
        </span>
      ) : null}
    </span>
  );
}
