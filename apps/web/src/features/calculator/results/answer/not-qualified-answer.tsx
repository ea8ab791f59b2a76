import type { Estimate, LocalProduct } from '@latchkey/domain';
import Info from 'lucide-react/icons/info';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { loweringNames, useSite } from '@/lib/site.ts';
import { calculatorText, answerText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import type { IfRaised } from '../../state/use-result.ts';
import { owedLater } from '../owed-later-of.ts';
import { boldAmount, boldPayment, partClass } from './answer-card.tsx';
import { TraditionalAnswer } from './traditional-answer.tsx';

/** What the buyer did not qualify for, what would change it, and the payment that is open anyway. */
export function NotQualifiedAnswer({
  estimate,
  ifRaised,
  offered,
  onIncrease,
  onApplyHelp,
}: {
  estimate: Estimate;
  ifRaised: IfRaised;
  /** Help that the buyer turned off, in dollars. 0 without any. */
  offered: number;
  onIncrease: () => void;
  onApplyHelp: () => void;
}) {
  const { increaseDownPayment, amountSaved } = estimate.comparison;
  const raised = ifRaised.estimate;
  const { product } = useSite();
  const { ITMOMortgagePayment, years, paymentAfter, dueAtClosing } = raised.comparison;
  return (
    <>
      <div className={`border-b border-warn-line bg-warn-tint ${partClass}`}>
        <h2 id="payment" className="flex items-center gap-2 text-xl leading-tight font-bold">
          <Info size={22} aria-hidden className="shrink-0 text-warn-ink" />
          {calculatorText.didNotQualify()}
        </h2>
        <p className="mt-1 text-sm">
          <RichText text={notQualifiedOf(estimate, product)} parts={{ b: boldPayment }} />
        </p>
        <p className="mt-3">
          <RichText
            text={calculatorText.increase({
              amount: money(increaseDownPayment),
              saved: money(amountSaved),
            })}
            parts={{ b: boldAmount }}
          />
        </p>
        <p className="mt-1">
          <RichText
            text={text.ifRaised({
              payment: money(ITMOMortgagePayment),
              traditional: money(raised.comparison.traditionalMortgagePayment),
              years,
              after: money(paymentAfter),
              owed: money(owedLater(raised.comparison, raised.saleAtEnd.assistance).dollars),
              closing: money(dueAtClosing),
            })}
            parts={{ b: boldAmount }}
          />
        </p>
        {ifRaised.qualifyingPrice === null ? null : (
          <p className="mt-1">{text.orPrice({ price: money(ifRaised.qualifyingPrice) })}</p>
        )}
        <div className="mt-3 flex flex-wrap gap-3">
          <Button onClick={onIncrease}>{calculatorText.increaseButton()}</Button>
          {offered > 0 ? (
            <Button look="outline" onClick={onApplyHelp} className="min-h-13">
              {text.applyHelp({ amount: money(offered) })}
            </Button>
          ) : null}
        </div>
        <p className="mt-2 text-sm">{calculatorText.moreCanCostMore()}</p>
      </div>
      <TraditionalAnswer estimate={estimate} />
    </>
  );
}

/** Not everyone can get a VA or USDA loan, so the words promise neither. */
function notQualifiedOf({ comparison, loanType: type }: Estimate, product: LocalProduct): string {
  const payment = money(comparison.traditionalMortgagePayment);
  const names = loweringNames(product);
  return type === 'VA' || type === 'USDA'
    ? text.notQualifiedOfType({ ...names, type, payment })
    : text.notQualifiedOf({ ...names, payment });
}
