import { money } from '@/lib/format.ts';
import { paymentText as text } from '@/lib/texts.ts';

/** The main figure of a section. An ancestor sets its font size with `--figure`. */
export function Figure({
  dollars,
  isPayment = false,
  suffix = isPayment ? text.month() : null,
}: {
  dollars: number;
  isPayment?: boolean;
  suffix?: string | null;
}) {
  return (
    <span
      className="tabular block h-11 text-(length:--figure) leading-11 sm:h-14 sm:leading-14 font-bold tracking-tight"
      data-payment={isPayment || undefined}
    >
      {money(dollars)}
      {suffix === null ? null : (
        <span className="ml-[0.15em] text-[max(0.42em,0.8125rem)] font-semibold tracking-normal opacity-90">
          {suffix}
        </span>
      )}
    </span>
  );
}
