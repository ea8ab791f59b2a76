import { memo } from 'react';
import { money } from '@/lib/format.ts';
import { panelsText as text } from '@/lib/texts.ts';
import { OwedLater } from '@/ui/owed-later.tsx';
import { HelpPaymentWords } from '../assistance/help-payment-words.tsx';
import type { Estimate } from './estimate.ts';

/**
 * What the buyer owes later: the payment after the program ends, and the balance owed on top of
 * the first loan.
 *
 * @param isHelpComing whether to reserve space for the help text, so content below does not jump
 */
export const OwedPanel = memo(function OwedPanel({
  estimate,
  isHelpComing = false,
}: {
  estimate: Estimate;
  isHelpComing?: boolean;
}) {
  const { comparison, assistancePayment } = estimate;
  const owed = owedWithHelp(estimate);
  const isPaidThen =
    comparison.isQualified &&
    assistancePayment.kind === 'monthly' &&
    assistancePayment.loan.years > comparison.years;
  return (
    <OwedLater comparison={comparison} owed={owed}>
      {isHelpComing ? <div className="mt-1 h-11.25 sm:h-5.625" /> : null}
      <HelpWords estimate={estimate} isSplit={owed !== undefined} />
      {isPaidThen ? <HelpPaymentWords payment={assistancePayment} /> : null}
    </OwedLater>
  );
});

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
    <a href="#help-cost" className="inline-block font-semibold underline">
      {text.helpCosts()}
    </a>
  );
}

function owedWithHelp({ comparison, saleAtEnd: { assistance } }: Estimate) {
  if (assistance.kind !== 'owed' || assistance.dollars <= 0) return undefined;
  const { product, owed } = comparison.secondLoan;
  const isLine = product === 'Line of Credit';
  return {
    label: isLine ? text.owedOnLineAndHelp() : text.owedOnSecondAndHelp(),
    dollars: owed + assistance.dollars,
  };
}
