import { costTables, debtGuideFindings, debtToIncome } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { percent, wholeMoney } from '@/lib/format.ts';
import { affordText as text } from '@/lib/texts.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { MoneyField } from '@/ui/money-field.tsx';
import { useNumberBox } from '@/ui/use-number-box.ts';
import { checkExtraDollars } from '../../inputs/input-checks.ts';
import { useCalculator, useLaterCalculator } from '../../state/calculator.tsx';
import { DebtGuides, IncomeMeter, ruleWords } from './income-guides.tsx';
import { LoanLimit } from './loan-limit.tsx';

/**
 * Compares the payment that a lender uses with the income, and the loan amount with the county's
 * limit.
 */
export function IncomeFit({
  children,
}: {
  /** Content for the row that compares the debts with lenders' guidelines. */
  children: ReactNode;
}) {
  const { details, actions } = useCalculator();
  const { complete, estimate } = useLaterCalculator();
  const box = useNumberBox({
    value: details.otherDebts,
    check: checkExtraDollars,
    onAccept: (otherDebts) => actions.changeDetails({ otherDebts }),
  });
  const kinds = estimate.help.map(({ payment }) => payment.kind);
  const { lenderPayment: total } = estimate;
  const facts = {
    householdIncome: complete?.householdIncome ?? 0,
    housing: total,
    otherDebts: details.otherDebts,
  };
  const ratios = debtToIncome(facts);
  const findings = debtGuideFindings(facts, estimate.loanType, costTables.debtGuides);
  const rule = findings.find(({ guide }) => guide.id === 'rule-of-thumb');
  return (
    <section aria-labelledby="afford">
      <h3 id="afford" className="text-base font-bold">
        {text.title()}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        {text.lead({ housing: wholeMoney(total) })}
        {kinds.includes('monthly') ? ` ${text.plusHelp()}` : ''}
        {kinds.includes('unknown') ? ` ${text.helpUnknown()}` : ''}
      </p>
      {ratios ? (
        <>
          <dl className="mt-2 grid grid-cols-2 gap-x-2">
            <Ratio label={text.front()} value={percent(ratios.front)} />
            <Ratio label={text.back()} value={percent(ratios.back)} />
          </dl>
          <IncomeMeter ratios={ratios} rule={rule} />
          {rule ? <p className="mt-1 text-sm">{ruleWords(rule)}</p> : null}
        </>
      ) : (
        <p className="mt-2">{text.incomeOpen()}</p>
      )}
      <LoanLimit />
      <div className="-mb-3 gap-x-6 *:open:col-span-2 @[30rem]:grid @[30rem]:grid-cols-2">
        <Disclosure title={<span className="text-sm">{text.guides()}</span>}>
          <MoneyField
            label={text.otherDebts()}
            hint={box.error ? undefined : text.otherDebtsHint()}
            {...box}
          />
          {ratios ? <DebtGuides findings={findings} /> : null}
        </Disclosure>
        {children}
      </div>
    </section>
  );
}

function Ratio({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular flex flex-wrap items-baseline gap-x-1 text-lg font-bold">
        {value} <span className="text-sm font-semibold text-ink-soft">{text.ofIncome()}</span>
      </dd>
    </div>
  );
}
