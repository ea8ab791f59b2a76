import {
  addedPayment,
  type Estimate,
  type LoweredPlan,
  leadingLoweredPlan,
  monthOfYear,
} from '@latchkey/domain';
import { money, percent } from '@/lib/format.ts';
import { leftOutOfLowered } from '@/lib/left-out-words.ts';
import {
  answerRowsText,
  calculatorText,
  paymentText,
  answerText as text,
  trueCostText,
} from '@/lib/texts.ts';
import { ExplainedText } from '@/ui/explained-text.tsx';
import { HowItWorksLink } from '../how-it-works-link.tsx';
import { explainedTerms } from '../terms.ts';
import { LeftOutLine, labelClass, NotYours, partClass } from './answer-card.tsx';
import { BlockPayment, blockFigureClass, FigureLine } from './figure-lines.tsx';

/**
 * The figures that the specification requires for a lowered payment, to the cent and all in one
 * size: the payment, the savings, the traditional payment, the later payment and the debt when the
 * lowered payment ends.
 */
export function LoweredBlock({ estimate, plan }: { estimate: Estimate; plan: LoweredPlan }) {
  const { traditional } = estimate.comparison;
  const { years, payment, paymentAfter, saved, percentSaved, secondLoan } = plan;
  const isLine = plan.product === 'Line of Credit';
  const added = addedPayment(monthOfYear(traditional.months, 1), estimate.details);
  const isOwn = leadingLoweredPlan(estimate) !== null;
  const figures = (
    <>
      <h2 className={labelClass}>{calculatorText.mortgagePayment()}</h2>
      <p>
        <BlockPayment dollars={payment} />{' '}
        <span className="text-sm">{lengthLabel(plan)({ years })}</span>
      </p>
      {estimate.noCommonLoan ? null : <LeftOutLine parts={leftOutOfLowered(estimate, plan)} />}
      <p className="mt-1">
        <ExplainedText
          text={calculatorText.lowers({
            saved: money(saved),
            percent: percent(percentSaved),
            years,
          })}
          terms={explainedTerms(estimate)}
          parts={{
            b: (words) => (isOwn ? <strong className="text-brand">{words}</strong> : words),
          }}
        />
      </p>
      <p>{prepaidWords(plan)}</p>
      {added > 0 ? (
        <p className="text-sm">{calculatorText.withExtras({ added: money(added) })}</p>
      ) : null}
      <dl className="mt-2">
        <FigureLine label={text.traditional()}>
          <BlockPayment dollars={traditional.payment} />
        </FigureLine>
        <FigureLine label={text.afterThat({ year: years + 1 })}>
          <BlockPayment dollars={paymentAfter} />
        </FigureLine>
        <FigureLine
          label={isLine ? text.owedBeforeInterest() : paymentText.owedSecondLoan()}
          look={isOwn ? 'owed' : 'plain'}
        >
          <span className={blockFigureClass}>{money(secondLoan.owed)}</span>
        </FigureLine>
      </dl>
    </>
  );
  // If no common loan covers the home, a heading above says what these figures are.
  if (isOwn || estimate.noCommonLoan) return <div className={partClass}>{figures}</div>;
  return (
    <div className={`border-b border-line bg-panel ${partClass} mb-3`}>
      <p className="mb-1 text-sm font-semibold">{text.loweredTitle()}</p>
      <NotYours
        lead={text.notYoursOfType({ type: estimate.loanType, row: answerRowsText.eachMonth() })}
      >
        <div className="mt-2">{figures}</div>
      </NotYours>
      {/* "Why is it lower?" has the link, and on wider screens the chart. */}
      <HowItWorksLink className="mt-1 flex min-h-6 w-fit items-center text-sm sm:hidden" />
    </div>
  );
}

/**
 * Returns a label that states which loans and costs the lowered payment includes, and in which
 * years.
 */
function lengthLabel({ product, monthlyAmount }: LoweredPlan) {
  if (product !== 'Line of Credit') return text.bothLoans;
  return monthlyAmount > 0 ? text.loanAndPart : text.loanAlone;
}

/** Explains who pays the taxes and insurance that the lowered payment does not include. */
export function prepaidWords({ product, waiting: { prepaid, borrowed } }: LoweredPlan): string {
  const amounts = { prepaid: money(prepaid), borrowed: money(borrowed) };
  return product === 'Line of Credit'
    ? trueCostText.prepaidAndBorrowed(amounts)
    : text.prepaidAndSecondLoan(amounts);
}
