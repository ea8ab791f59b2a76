import type { ReactNode } from 'react';
import { money, percent, rate } from '@/lib/format.ts';
import { text } from './terms-text.ts';

/** A payment that applies from the first to the last of these years. */
export interface TermsPayment {
  readonly fromYear: number;
  readonly toYear: number;
  /** Dollars a month in the first of the years. */
  readonly monthly: number;
  /** Dollars a month in the last of the years: more where taxes and insurance rise. */
  readonly monthlyInLastYear: number;
  /** Who pays taxes and insurance: this payment, or a loan beside it. */
  readonly taxesAndInsurance: 'inside' | 'line-of-credit' | 'second-loan';
}

/** Something that is owed once a year has passed. */
export interface TermsDebt {
  readonly on: 'line-of-credit' | 'second-loan' | 'everything';
  readonly afterYear: number;
  readonly dollars: number;
}

/** One way to pay: every payment that will apply, and what is owed. */
export interface TermsPlan {
  readonly name: string;
  readonly payments: readonly TermsPayment[];
  readonly owed: readonly TermsDebt[];
}

export interface TermsBlockProps {
  /** Dollars. */
  readonly loanAmount: number;
  /** Dollars, assistance included. */
  readonly downPayment: number;
  /** The down payment as a percent of the price. */
  readonly downPaymentPercent: number;
  readonly years: number;
  /** Percent a year. */
  readonly interest: number;
  /** Percent a year. */
  readonly apr: number;
  readonly plans: readonly TermsPlan[];
}

/**
 * What the law and plain decency want beside every monthly payment and rate: what is borrowed, at
 * what terms, every payment that will apply and for how long, and what is owed in the end.
 */
export function TermsBlock({ plans, ...loan }: TermsBlockProps) {
  return (
    <section aria-label={text.title()} className="@container">
      <p className="text-base font-bold">{text.title()}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 @md:grid-cols-3">
        <Fact label={text.loanAmount()} value={money(loan.loanAmount)} />
        <Fact
          label={text.downPayment()}
          value={money(loan.downPayment)}
          note={text.ofPrice({ percent: percent(loan.downPaymentPercent) })}
        />
        <Fact
          label={text.term()}
          value={text.years({ years: loan.years })}
          note={text.fixedRate()}
        />
        <Fact label={text.rate()} value={rate(loan.interest)} />
        <Fact
          label={text.apr()}
          value={rate(loan.apr)}
          note={loan.apr === loan.interest ? text.aprIsRate() : undefined}
        />
      </dl>
      {plans.map((plan) => (
        <Plan key={plan.name} plan={plan} />
      ))}
    </section>
  );
}

function Plan({ plan: { name, payments, owed } }: { plan: TermsPlan }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-base font-bold">{name}</p>
      <dl className="mt-2 grid gap-3">
        {payments.map((payment) => (
          <Fact
            key={payment.fromYear}
            label={span(payment)}
            value={<span data-payment>{text.month({ amount: money(payment.monthly) })}</span>}
            note={included(payment)}
          />
        ))}
        {owed.map((debt) => (
          <Fact
            key={debt.on}
            label={debtLabel(debt)}
            value={debt.dollars === 0 ? text.nothing() : money(debt.dollars)}
          />
        ))}
      </dl>
    </div>
  );
}

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

function span({ fromYear, toYear }: TermsPayment): string {
  return fromYear === toYear
    ? text.oneYear({ from: fromYear })
    : text.span({ from: fromYear, to: toYear });
}

function included({ monthly, monthlyInLastYear, toYear, taxesAndInsurance }: TermsPayment): string {
  if (taxesAndInsurance === 'line-of-credit') return text.apartFromLineOfCredit();
  if (taxesAndInsurance === 'second-loan') return text.apartFromSecondLoan();
  return monthlyInLastYear > monthly
    ? text.insideRising({ last: text.month({ amount: money(monthlyInLastYear) }), to: toYear })
    : text.inside();
}

function debtLabel({ on, afterYear }: TermsDebt): string {
  const label = {
    'line-of-credit': text.owedOnLineOfCredit,
    'second-loan': text.owedOnSecondLoan,
    everything: text.owedAtEnd,
  }[on];
  return label({ year: afterYear });
}
