import type { Debt, PlanTerms, TermsFacts } from '@latchkey/domain';
import { money, percent, rate } from '@/lib/format.ts';
import { Fact } from './fact.tsx';
import { paymentNote, paymentSpan } from './terms-payment.ts';
import { text } from './terms-text.ts';

/**
 * What the law and plain decency want beside every monthly payment and rate: what is borrowed, at
 * what terms, every payment that will apply and for how long, and what is owed in the end.
 *
 * @param isQualified whether the lowered payment may be had, or is only what would be
 */
export function TermsBlock({
  terms,
  isQualified = true,
}: {
  terms: TermsFacts;
  isQualified?: boolean;
}) {
  return (
    <section aria-label={text.title()} className="@container">
      <p className="text-base font-bold">{text.title()}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 @md:grid-cols-3">
        <Fact label={text.loanAmount()} value={money(terms.loanAmount)} />
        <Fact
          label={text.downPayment()}
          value={money(terms.downPayment)}
          note={text.ofPrice({ percent: percent(terms.downPaymentPercent) })}
        />
        <Fact
          label={text.term()}
          value={text.years({ years: terms.years })}
          note={text.fixedRate()}
        />
        <Fact label={text.rate()} value={rate(terms.interest)} />
        <Fact
          label={text.apr()}
          value={rate(terms.apr)}
          note={terms.apr === terms.interest ? text.aprIsRate() : undefined}
        />
      </dl>
      <Plan name={isQualified ? text.lowered() : text.wouldBeLowered()} plan={terms.lowered} />
      <Plan name={text.traditional()} plan={terms.traditional} />
    </section>
  );
}

function Plan({ name, plan }: { name: string; plan: PlanTerms }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-base font-bold">{name}</p>
      <dl className="mt-2 grid gap-3">
        {plan.payments.map((payment) => (
          <Fact
            key={payment.fromYear}
            label={paymentSpan(payment)}
            value={<span data-payment>{text.month({ amount: money(payment.monthly) })}</span>}
            note={paymentNote(payment)}
          />
        ))}
        {plan.owed.map((debt) => (
          <Fact key={debt.on} label={debtLabel(debt)} value={owed(debt)} />
        ))}
      </dl>
    </div>
  );
}

function debtLabel({ on, afterYear }: Debt): string {
  const label = {
    'line-of-credit': text.owedOnLineOfCredit,
    'second-loan': text.owedOnSecondLoan,
    everything: text.owedAtEnd,
  }[on];
  return label({ year: afterYear });
}

function owed({ dollars }: Debt): string {
  return dollars === 0 ? text.nothing() : money(dollars);
}
