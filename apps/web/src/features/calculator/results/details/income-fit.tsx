import {
  type CalculatorDetails,
  costTables,
  debtGuideFindings,
  debtToIncome,
  type Estimate,
  type HomeType,
  type Location,
} from '@latchkey/domain';
import { money, percent } from '@/lib/format.ts';
import { affordText as text } from '@/lib/texts.ts';
import { MoneyField } from '@/ui/money-field.tsx';
import { checkExtraDollars } from '../../inputs/input-checks.ts';
import { useNumberBox } from '../../inputs/use-number-box.ts';
import { DebtGuides } from './debt-guides.tsx';
import { IncomeMeter } from './income-meter.tsx';
import { LoanLimit } from './loan-limit.tsx';

/** Compares what a lender counts with the buyer's income, and the loan with the county's limit. */
export function IncomeFit({
  place,
  income,
  homeType,
  estimate,
  details,
  onDetails,
}: {
  place: Location;
  income: number | null;
  homeType: HomeType;
  estimate: Estimate;
  details: CalculatorDetails;
  onDetails: (details: Partial<CalculatorDetails>) => void;
}) {
  const box = useNumberBox({
    value: details.otherDebts,
    check: checkExtraDollars,
    onAccept: (otherDebts) => onDetails({ otherDebts }),
  });
  const { kind } = estimate.assistancePayment;
  const { total } = estimate.allIn.traditional;
  return (
    <section aria-labelledby="afford">
      <h3 id="afford" className="text-base font-bold">
        {text.title()}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        {text.lead({ housing: money(total) })}
        {kind === 'monthly' ? ` ${text.plusHelp()}` : ''}
        {kind === 'unknown' ? ` ${text.helpUnknown()}` : ''}
      </p>
      {income === null ? (
        <p className="mt-3">{text.incomeOpen()}</p>
      ) : (
        <Ratios
          income={income}
          housing={total}
          otherDebts={details.otherDebts}
          estimate={estimate}
        />
      )}
      <div className="mt-2 mb-1 min-h-31">
        <MoneyField
          label={text.otherDebts()}
          hint={box.error ? undefined : text.otherDebtsHint()}
          {...box}
        />
      </div>
      <LoanLimit location={place} homeType={homeType} estimate={estimate} />
    </section>
  );
}

function Ratios({
  income,
  housing,
  otherDebts,
  estimate,
}: {
  income: number;
  housing: number;
  otherDebts: number;
  estimate: Estimate;
}) {
  const facts = { householdIncome: income, housing, otherDebts };
  const ratios = debtToIncome(facts);
  if (!ratios) return null;
  const findings = debtGuideFindings(facts, estimate.loanType, costTables.debtGuides);
  return (
    <>
      <dl className="mt-2 grid grid-cols-2 gap-4">
        <Ratio label={text.front()} value={percent(ratios.front)} />
        <Ratio label={text.back()} value={percent(ratios.back)} />
      </dl>
      <IncomeMeter
        ratios={ratios}
        rule={findings.find(({ guide }) => guide.id === 'rule-of-thumb')}
      />
      <DebtGuides findings={findings} />
    </>
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
