import type { AppliedHelp, AssistancePayment } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { panelsText as text } from '@/lib/texts.ts';

/**
 * Shows the monthly payment on each program's assistance, because the other payments on the page do
 * not include it.
 */
export function HelpPaymentWords({ help }: { help: readonly AppliedHelp[] }) {
  return (
    <>
      {help.map(({ program, payment }) =>
        payment.kind === 'monthly' ? <Monthly key={program.id} payment={payment} /> : null,
      )}
      {help.some(({ payment }) => payment.kind === 'unknown') ? (
        <p>{text.helpPaymentUnknown()}</p>
      ) : null}
    </>
  );
}

function Monthly({ payment }: { payment: Extract<AssistancePayment, { kind: 'monthly' }> }) {
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
