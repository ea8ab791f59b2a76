import { type CostSource, costTables, type Estimate, type LoanType } from '@latchkey/domain';
import { money, percent, rate } from '@/lib/format.ts';
import { extrasText as text } from '@/lib/texts.ts';
import { SwitchField } from '@/ui/switch-field.tsx';
import { useCalculator, useLaterCalculator } from '../state/calculator.tsx';

/** Switch for mortgage insurance. Shows its cost, and the source and the year of its rate. */
export function InsuranceSwitch() {
  const { details, actions } = useCalculator();
  const { estimate } = useLaterCalculator();
  const isCounted = details.mortgageInsurance;
  const { loanType } = estimate;
  return (
    <div className="mt-3">
      <SwitchField
        label={text.mortgageInsurance()}
        checked={isCounted}
        onChange={(mortgageInsurance) => actions.changeDetails({ mortgageInsurance })}
        hint={
          <>
            {isCounted ? <p>{insuranceWords(estimate)}</p> : null}
            {loanType === 'VA' || loanType === 'USDA' ? null : <p>{text.oneUnit()}</p>}
            <Sources sources={sourcesOf[loanType]} />
          </>
        }
      />
    </div>
  );
}

const { fha, privateInsurance, cancellation, va, usda } = costTables;

const sourcesOf: Readonly<Record<LoanType, readonly CostSource[]>> = {
  Conventional: [...privateInsurance.sources.slice(0, 2), ...cancellation.sources.slice(0, 1)],
  FHA: fha.sources.slice(0, 1),
  VA: va.sources,
  USDA: usda.sources.slice(0, 1),
};

function Sources({ sources }: { sources: readonly CostSource[] }) {
  const named = sources.map(({ publisher, year }) => text.source({ publisher, year }));
  return <p className="text-xs">{text.sources({ sources: named.join('; ') })}</p>;
}

function insuranceWords({ comparison }: Estimate): string {
  const { insurance } = comparison.firstLoan;
  switch (insurance.kind) {
    case 'none':
      return text.insuranceNone();
    case 'unknown':
      return text.insuranceUnknown();
    case 'private': {
      const monthly = money(insurance.premiums[0]?.amount ?? 0);
      const { onRequestPercent, automaticPercent } = cancellation;
      return [
        text.insurancePrivate({ monthly, months: insurance.months, rate: rate(insurance.rate) }),
        insurance.lowestRate < insurance.rate
          ? text.insuranceRange({ lowest: rate(insurance.lowestRate) })
          : '',
        text.insuranceEnds({
          automatic: percent(automaticPercent),
          request: percent(onRequestPercent),
          months: insurance.monthsOnRequest,
        }),
      ].join(' ');
    }
    case 'fha': {
      const monthly = money(insurance.premiums[0]?.amount ?? 0);
      const upFront = money(insurance.upFront);
      return [
        text.insuranceFha({ monthly, rate: rate(insurance.rate), upFront }),
        insurance.isForLife
          ? text.fhaForLife()
          : text.fhaForYears({ years: insurance.months / 12 }),
      ].join(' ');
    }
    case 'va':
      return text.insuranceVa({ upFront: money(insurance.upFront), rate: rate(insurance.rate) });
    case 'usda':
      return text.insuranceUsda({
        monthly: money(insurance.premiums[0]?.amount ?? 0),
        rate: rate(insurance.rate),
        upFront: money(insurance.upFront),
      });
  }
}
