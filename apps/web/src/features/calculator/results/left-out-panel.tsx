import {
  type CalculatorDetails,
  costTables,
  type Estimate,
  mortgageInsurance,
} from '@latchkey/domain';
import { memo } from 'react';
import { money } from '@/lib/format.ts';
import { panelsText as text } from '@/lib/texts.ts';
import { LeftOut, type LeftOutCost } from '@/ui/left-out.tsx';

/** What the figures leave out, with the cost of mortgage insurance if it is known. */
export const LeftOutPanel = memo(function LeftOutPanel({
  estimate,
  details,
  onAdd,
}: {
  estimate: Estimate;
  details: CalculatorDetails;
  /** Opens the boxes for these costs. Paper has none. */
  onAdd?: () => void;
}) {
  const insurance = details.mortgageInsurance ? undefined : insuranceWords(estimate);
  return (
    <div className="rounded-card border border-line bg-panel p-5 sm:p-6">
      <LeftOut counted={counted(estimate, details)}>
        {insurance ? <li>{insurance}</li> : null}
        <li>{text.more()}</li>
      </LeftOut>
      {onAdd ? (
        <button
          type="button"
          onClick={onAdd}
          className="-mb-3 inline-flex min-h-11 items-center text-sm font-semibold text-brand underline"
        >
          {text.addThem()}
        </button>
      ) : null}
    </div>
  );
});

/** Costs that the list skips. Mortgage insurance has its own text here or does not apply. */
function counted({ comparison }: Estimate, details: CalculatorDetails): LeftOutCost[] {
  const costs: LeftOutCost[] = ['mortgage-insurance'];
  if (comparison.secondLoan.product !== 'Line of Credit') costs.push('line-interest');
  if (details.closingCosts !== 0) costs.push('closing-costs');
  if (details.dues > 0) costs.push('dues');
  return costs;
}

function insuranceWords({ facts, comparison, loanType }: Estimate): string | undefined {
  const loan = { principal: comparison.loanAmount, interest: facts.interest, years: facts.term };
  const insurance = mortgageInsurance(loan, loanType, facts, costTables);
  if (insurance.kind === 'none') return undefined;
  if (insurance.kind === 'unknown') return text.insuranceUnknown();
  const monthly = money(insurance.premiums[0]?.amount ?? 0);
  if (insurance.kind === 'private') {
    return text.insuranceLikely({ monthly, months: insurance.months });
  }
  const upFront = money(insurance.upFront);
  if (insurance.kind === 'va') return text.insuranceVa({ upFront });
  if (insurance.kind === 'usda') return text.insuranceUsda({ monthly, upFront });
  return insurance.isForLife
    ? text.insuranceForLife({ monthly, upFront })
    : text.insuranceForYears({ monthly, months: insurance.months, upFront });
}
