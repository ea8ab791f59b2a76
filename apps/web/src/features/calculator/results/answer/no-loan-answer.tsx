import { coversPrice, type Estimate, monthOfYear } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { calculatorText, answerText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { boldAmount, labelClass, partClass } from './answer-card.tsx';

/**
 * The answer if the down payment covers the whole price. In that case, there is no loan and no
 * lowered payment.
 */
export function NoLoanAnswer({
  estimate: { facts, comparison },
  onChangePrice,
}: {
  estimate: Estimate;
  onChangePrice: () => void;
}) {
  const { homePrice, downPayment } = facts;
  const amounts = {
    down: money(downPayment),
    price: money(homePrice),
    monthly: money(monthOfYear(comparison.traditional.months, 1).taxesAndInsurance),
  };
  return (
    <div className={partClass}>
      <p className={labelClass}>{calculatorText.mortgagePayment()}</p>
      <h2 className="text-xl leading-7.5 font-bold">{text.noLoan()}</h2>
      <p className="mt-2">
        <RichText
          text={coversPrice(facts) ? text.noLoanWords(amounts) : text.noLoanWithHelp(amounts)}
          parts={{ b: boldAmount }}
        />
      </p>
      <Button look="outline" onClick={onChangePrice} className="mt-4">
        {text.changePrice()}
      </Button>
    </div>
  );
}
