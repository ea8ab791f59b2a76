import type { AssistancePayment } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { panelsText as text } from '@/lib/texts.ts';

/** The monthly payment for the help, on top of the payments shown. */
export function HelpPaymentWords({ payment }: { payment: AssistancePayment }) {
  if (payment.kind === 'none') return null;
  if (payment.kind === 'unknown') return <p>{text.helpPaymentUnknown()}</p>;
  return (
    <p>
      <RichText
        text={text.assistancePayment({
          payment: money(payment.monthly),
          years: payment.loan.years,
        })}
        parts={{
          b: (words) => (
            <strong className="tabular" data-payment>
              {words}
            </strong>
          ),
        }}
      />
    </p>
  );
}
