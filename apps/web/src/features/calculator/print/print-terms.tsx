import type { Estimate, PlanTerms } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { loweringNames, useSite } from '@/lib/site.ts';
import { panelsText as panels, termsText as terms, printText as text } from '@/lib/texts.ts';
import { OwedLater } from '@/ui/owed-later.tsx';
import { debtLabel } from '@/ui/terms-block.tsx';
import { paymentNote, paymentSpan } from '@/ui/terms-payment.ts';
import { HelpPaymentWords } from '../assistance/help-payment-words.tsx';
import { owedLater } from '../results/owed-later-of.ts';
import { useCalculator } from '../state/calculator.tsx';

/** Every payment of both options, in as few lines as possible. */
export function PrintTerms() {
  const { estimate, details } = useCalculator();
  const { dues, extraPrincipal } = details;
  const names = loweringNames(useSite().product);
  const { lowered, traditional, insuredMonths } = estimate.terms;
  const { isQualified } = estimate.comparison;
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
        {insuredMonths > 0 ? <p>{terms.insured({ months: insuredMonths })}</p> : null}
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

/**
 * What the buyer owes later: the payment after the program ends, and the balance owed on top of
 * the first loan.
 */
export function OwedPanel() {
  const { estimate } = useCalculator();
  const { comparison, help, saleAtEnd } = estimate;
  const owed = owedLater(comparison, saleAtEnd.assistance);
  const paidThen = help.filter(
    ({ payment }) => payment.kind === 'monthly' && payment.loan.years > comparison.years,
  );
  return (
    <OwedLater comparison={comparison} owed={owed}>
      <HelpWords estimate={estimate} isSplit={owed.withHelp} />
      {comparison.isQualified ? <HelpPaymentWords help={paidThen} /> : null}
    </OwedLater>
  );
}

function HelpWords({
  estimate: { comparison, saleAtEnd },
  isSplit,
}: {
  estimate: Estimate;
  isSplit: boolean;
}) {
  const { assistance } = saleAtEnd;
  if (assistance.kind === 'unknown') {
    return (
      <p className="mt-1">
        {panels.owedUnknown()} <ToHelpCost />
      </p>
    );
  }
  if (assistance.kind === 'fell-due') {
    const due = { dollars: money(assistance.dollars), years: assistance.afterYears };
    return (
      <p className="mt-1">
        {panels.fellDue(due)} <ToHelpCost />
      </p>
    );
  }
  if (!(isSplit && assistance.kind === 'owed' && comparison.isQualified)) return null;
  const { owed, product } = comparison.secondLoan;
  return (
    <p className="mt-1">
      {panels.owedParts({
        second: money(owed),
        loan: product === 'Line of Credit' ? panels.lineOfCredit() : panels.secondLoan(),
        help: money(assistance.dollars),
      })}{' '}
      <ToHelpCost />
    </p>
  );
}

function ToHelpCost() {
  return (
    <a href="#help-cost" className="inline-target font-semibold underline">
      {panels.helpCosts()}
    </a>
  );
}
