import type { Estimate } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { panelsText as text } from '@/lib/texts.ts';
import { OwedLater } from '@/ui/owed-later.tsx';
import { HelpPaymentWords } from '../assistance/help-payment-words.tsx';
import { useCalculator } from '../state/calculator.tsx';
import { owedLater } from './owed-later-of.ts';

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
        {text.owedUnknown()} <ToHelpCost />
      </p>
    );
  }
  if (assistance.kind === 'fell-due') {
    const due = { dollars: money(assistance.dollars), years: assistance.afterYears };
    return (
      <p className="mt-1">
        {text.fellDue(due)} <ToHelpCost />
      </p>
    );
  }
  if (!(isSplit && assistance.kind === 'owed' && comparison.isQualified)) return null;
  const { owed, product } = comparison.secondLoan;
  return (
    <p className="mt-1">
      {text.owedParts({
        second: money(owed),
        loan: product === 'Line of Credit' ? text.lineOfCredit() : text.secondLoan(),
        help: money(assistance.dollars),
      })}{' '}
      <ToHelpCost />
    </p>
  );
}

function ToHelpCost() {
  return (
    <a href="#help-cost" className="inline-target font-semibold underline">
      {text.helpCosts()}
    </a>
  );
}
