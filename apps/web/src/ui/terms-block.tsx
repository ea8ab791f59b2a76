import type { Debt, Estimate, PlanTerms } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { money, percent, rate } from '@/lib/format.ts';
import { loweringNames, useSite } from '@/lib/site.ts';
import { termsText as text } from '@/lib/texts.ts';
import { paymentNote, paymentSpan } from './terms-payment.ts';

/**
 * The disclosure next to every monthly payment and rate. It lists the amount borrowed, the terms,
 * each payment with its years, and the balance owed at the end.
 *
 * @param children other costs that are paid separately or not included
 */
export function TermsBlock({
  estimate,
  children,
}: {
  estimate: Pick<Estimate, 'comparison' | 'details' | 'terms' | 'noCommonLoan'>;
  children?: ReactNode;
}) {
  const { terms, comparison } = estimate;
  const apr = aprWordsOf(estimate);
  const isQualified = comparison.lowering.kind === 'qualified';
  const names = loweringNames(useSite().product);
  return (
    <section aria-label={text.title()} className="@container">
      <p className="max-w-(--column) text-base font-bold">{text.title()}</p>
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
        {apr ? <Fact label={apr.label} value={apr.value} note={apr.line} /> : null}
      </dl>
      <InsuredMonths estimate={estimate} className="mt-3 max-w-(--column) text-sm" />
      <div className="@lg:grid @lg:grid-cols-2 @lg:gap-x-8">
        {terms.lowered ? (
          <Plan
            name={isQualified ? text.lowered(names) : text.wouldBeLowered(names)}
            plan={terms.lowered}
          />
        ) : null}
        <Plan name={text.traditional()} plan={terms.traditional} />
      </div>
      {children}
    </section>
  );
}

/** States how long mortgage insurance lasts, and whether the payments include it. */
export function InsuredMonths({
  estimate: { terms, details },
  className = '',
}: {
  estimate: Pick<Estimate, 'terms' | 'details'>;
  className?: string;
}) {
  if (terms.insuredMonths === 0) return null;
  const words = details.mortgageInsurance ? text.insured : text.notInsured;
  return <p className={className}>{words({ months: terms.insuredMonths })}</p>;
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
        {plan.payback ? (
          <Fact
            label={text.payback({ years: plan.payback.years })}
            value={<span data-payment>{text.month({ amount: money(plan.payback.monthly) })}</span>}
          />
        ) : null}
      </dl>
    </div>
  );
}

/** Returns the label for the balance of a debt, including the year that the balance is for. */
export function debtLabel({ on, afterYear }: Debt): string {
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

/** One entry in a `<dl>`: a label, a value and an optional note. */
function Fact({
  label,
  value,
  note,
}: {
  label: string;
  value: ReactNode;
  note?: string | undefined;
}) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular text-base font-semibold">{value}</dd>
      {note ? <dd className="text-sm text-ink-soft">{note}</dd> : null}
    </div>
  );
}
