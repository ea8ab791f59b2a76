import type { CalculatorDetails, Estimate } from '@latchkey/domain';
import { HelpTerms } from '../../assistance/help-cost.tsx';
import { Balance, WayBack } from './balance.tsx';
import { OwedYears } from './owed-years.tsx';
import { SalePart } from './sale-part.tsx';

/** What the lowered payment moves to later, the way back, the help, and what a sale leaves. */
export function LaterDetail({
  estimate,
  details,
  onDetails,
}: {
  estimate: Estimate;
  details: CalculatorDetails;
  onDetails: (details: Partial<CalculatorDetails>) => void;
}) {
  return (
    <>
      <Balance estimate={estimate} />
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        <WayBack estimate={estimate} />
        <HelpTerms estimate={estimate} />
      </div>
      <OwedYears estimate={estimate} />
      <div className="-mb-2 border-t border-line pt-1">
        <SalePart estimate={estimate} details={details} onDetails={onDetails} />
      </div>
    </>
  );
}
