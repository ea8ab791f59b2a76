import { Card } from '@/ui/card.tsx';
import { SavingsTable } from '@/ui/savings-table.tsx';
import { PaymentLine } from '../charts/payment-line.tsx';
import { Scenarios } from '../scenarios/scenario-section.tsx';
import { useLaterCalculator, WhenSettled } from '../state/calculator.tsx';
import { Details } from './details/details.tsx';

/**
 * The explanations below the figures. While the buyer types, the browser skips layout for sections
 * outside the viewport and keeps their last height. All explanations are below the inputs, so they
 * never move the input that the buyer is typing in.
 */
export function Explanation() {
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-6 *:[contain-intrinsic-block-size:auto_30rem] group-focus-within/page:*:[content-visibility:auto]">
      <WhenSettled>
        <Explained />
        <Scenarios />
      </WhenSettled>
    </div>
  );
}

/**
 * Shows the explanations. If no common loan covers the home, shows only the table that the
 * specification requires.
 */
function Explained() {
  const { estimate } = useLaterCalculator();
  if (estimate.noCommonLoan) {
    return (
      <Card>
        <SavingsTable estimate={estimate} />
      </Card>
    );
  }
  return (
    <>
      <PaymentLine />
      <Details />
    </>
  );
}
