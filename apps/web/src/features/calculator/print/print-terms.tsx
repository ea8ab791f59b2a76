import type { PlanTerms } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { loweringNames, useSite } from '@/lib/site.ts';
import { panelsText as panels, termsText as terms, printText as text } from '@/lib/texts.ts';
import { debtLabel, InsuredMonths } from '@/ui/terms-block.tsx';
import { paymentNote, paymentSpan } from '@/ui/terms-payment.ts';
import { HelpPaymentWords } from '../assistance/help-payment-words.tsx';
import { useCalculator } from '../state/calculator.tsx';

/** Lists every payment of both plans in as few lines as possible. */
export function PrintTerms() {
  const { estimate, details } = useCalculator();
  const { extraPrincipal } = details;
  const dues = details.dues ?? 0;
  const names = loweringNames(useSite().product);
  const { lowered, traditional } = estimate.terms;
  const isQualified = estimate.comparison.lowering.kind === 'qualified';
  return (
    <section className="text-sm">
      <h2 className="text-base font-bold">{text.everyPayment()}</h2>
      {lowered ? (
        <Plan
          name={isQualified ? terms.lowered(names) : terms.wouldBeLowered(names)}
          plan={lowered}
        />
      ) : null}
      <Plan name={terms.traditional()} plan={traditional} />
      <div className="run-on mt-1">
        <InsuredMonths estimate={estimate} />
        <HelpPaymentWords help={estimate.help} />
        {dues > 0 ? <p>{panels.duesOutside()}</p> : null}
        {extraPrincipal > 0 ? <p>{panels.extraOutside()}</p> : null}
      </div>
    </section>
  );
}

function Plan({ name, plan: { payments, owed } }: { name: string; plan: PlanTerms }) {
  return (
    <>
      <h3 className="mt-1 font-semibold">{name}</h3>
      <dl className="grid grid-cols-[max-content_max-content_1fr] gap-x-4">
        {payments.map((payment) => (
          <div key={payment.fromYear} className="col-span-3 grid grid-cols-subgrid">
            <dt>{paymentSpan(payment)}</dt>
            <dd className="tabular font-semibold">
              {terms.month({ amount: money(payment.monthly) })}
            </dd>
            <dd className="text-ink-soft">{paymentNote(payment)}</dd>
          </div>
        ))}
      </dl>
      <dl className="flex flex-wrap gap-x-6">
        {owed.map((debt) => (
          <div key={debt.on} className="flex gap-2">
            <dt>{debtLabel(debt)}:</dt>
            <dd className="tabular font-semibold">
              {debt.dollars === 0 ? terms.nothing() : money(debt.dollars)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
