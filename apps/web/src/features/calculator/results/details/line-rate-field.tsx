import { type Estimate, leadingLoweredPlan } from '@latchkey/domain';
import { rate } from '@/lib/format.ts';
import { detailsText as text } from '@/lib/texts.ts';
import { PercentField } from '@/ui/percent-field.tsx';
import { useNumberBox } from '@/ui/use-number-box.ts';
import { checkLineRate } from '../../inputs/input-checks.ts';
import { useCalculator } from '../../state/calculator.tsx';

/**
 * A box for the rate of the line of credit, for a buyer who has an offer from a lender. Renders
 * nothing without a line of credit.
 */
export function LineRateField({ estimate }: { estimate: Estimate }) {
  const plan = leadingLoweredPlan(estimate);
  return plan?.product === 'Line of Credit' ? <Box estimate={estimate} /> : null;
}

function Box({ estimate: { facts } }: { estimate: Estimate }) {
  const { details, actions } = useCalculator();
  const box = useNumberBox({
    value: details.lineRate,
    check: checkLineRate,
    onAccept: (lineRate) => actions.changeDetails({ lineRate }),
  });
  const { line } = facts.lowering ?? {};
  const counted = { rate: rate(line?.rate ?? 0) };
  const assumed = line?.isAssumed ? text.lineRateAssumed(counted) : text.lineRateOffered(counted);
  const hint = details.lineRate === null ? assumed : text.lineRateOwn();
  return (
    <div className="grow basis-56 rounded-control border border-line px-4 py-3">
      <PercentField label={text.lineRate()} hint={box.error ? undefined : hint} {...box} />
    </div>
  );
}
