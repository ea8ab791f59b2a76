import {
  type Answer,
  answerOf,
  type Estimate,
  type IfRaised,
  type LocalProduct,
  leadingLoweredPlan,
} from '@latchkey/domain';
import Info from 'lucide-react/icons/info';
import { money, wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { loweringNames, useSite } from '@/lib/site.ts';
import { calculatorText, answerText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { ExplainedText } from '@/ui/explained-text.tsx';
import { explainedTerms } from '../terms.ts';
import { mutedAmount, NotYours, partClass } from './answer-card.tsx';

/**
 * Explains why the buyer did not qualify for the lowered payment, and what would change that. Omits
 * the heading if no common loan is large enough for the home, because the answer already shows that
 * heading.
 */
export function NotQualifiedAnswer({
  estimate,
  ifRaised,
  cash,
  offered,
  onIncrease,
  onApplyHelp,
}: {
  estimate: Estimate;
  ifRaised: IfRaised;
  /** The buyer's cash, in dollars. */
  cash: number;
  /** Assistance that the buyer turned off, in dollars. 0 if there is no such assistance. */
  offered: number;
  onIncrease: () => void;
  onApplyHelp: () => void;
}) {
  const { lowering } = estimate.comparison;
  if (lowering.kind !== 'not-qualified') return null;
  const raised = raisedWords(ifRaised.estimate, cash);
  const answer = answerOf(estimate, cash);
  const isShort = answer.cash.gap.short > 0;
  return (
    <div className={`border-b border-line bg-panel ${partClass}`}>
      {estimate.noCommonLoan ? null : <WhyNot estimate={estimate} answer={answer} />}
      <NotYours lead={text.notYours()}>
        <p className="mt-1">
          <RichText
            text={calculatorText.increase({
              amount: money(lowering.additionalDownPayment),
              saved: money(lowering.plan.saved),
            })}
            parts={{ b: mutedAmount }}
          />
        </p>
        {raised === null ? null : (
          <p className="mt-1">
            <RichText text={raised} parts={{ b: mutedAmount }} />
          </p>
        )}
      </NotYours>
      {ifRaised.qualifyingPrice === null || estimate.noCommonLoan ? null : (
        <p className="mt-2">{text.orPrice({ price: money(ifRaised.qualifyingPrice) })}</p>
      )}
      <Buttons offered={offered} onIncrease={onIncrease} onApplyHelp={onApplyHelp} />
      <p className="mt-2 text-sm">
        {isShort && !estimate.noCommonLoan
          ? `${text.moreOrLess({
              increase: calculatorText.increaseButton(),
              closeGap: text.closeGap(),
            })} `
          : null}
        {calculatorText.moreCanCostMore()}
      </p>
    </div>
  );
}

/** The heading, and why the buyer did not qualify. */
function WhyNot({ estimate, answer }: { estimate: Estimate; answer: Answer }) {
  const { product } = useSite();
  return (
    <>
      {/* Our words come first, so that the heading never seems to be about the loan. */}
      <h2 className="flex flex-wrap items-center gap-x-2 text-xl leading-tight font-bold">
        <span className="text-sm font-semibold max-sm:mb-1 max-sm:w-full">{`${text.loweredTitle()}: `}</span>
        <span className="flex items-center gap-2">
          <Info size={22} aria-hidden className="shrink-0 text-warn-ink" />
          {calculatorText.didNotQualify()}
        </span>
      </h2>
      <p className="mt-1 mb-3 text-sm">
        <ExplainedText
          text={notQualifiedOf(estimate, answer, product)}
          terms={explainedTerms(estimate)}
        />
      </p>
    </>
  );
}

/** The button for a larger down payment, and the one for assistance that the buyer turned off. */
function Buttons({
  offered,
  onIncrease,
  onApplyHelp,
}: {
  offered: number;
  onIncrease: () => void;
  onApplyHelp: () => void;
}) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button onClick={onIncrease}>{calculatorText.increaseButton()}</Button>
      {offered > 0 ? (
        <Button look="outline" onClick={onApplyHelp} className="min-h-13">
          {text.applyHelp({ amount: money(offered) })}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * Returns a sentence with the three main figures for the larger down payment. Null if the larger
 * down payment does not lead to a common loan or to a lowered payment.
 */
function raisedWords(raised: Estimate, cash: number): string | null {
  const plan = leadingLoweredPlan(raised);
  const { eachMonth, owedLater }: Answer = answerOf(raised, cash);
  if (raised.noCommonLoan || !plan || !eachMonth.later) return null;
  return text.ifRaised({
    payment: wholeMoney(eachMonth.now),
    years: plan.years,
    after: wholeMoney(eachMonth.later.payment),
    owed: wholeMoney(owedLater.dollars),
    closing: wholeMoney(plan.waiting.prepaid),
  });
}

/**
 * Returns the text about the traditional payment, which the first row shows. Does not promise a VA
 * or USDA loan, because not every buyer can get one.
 */
function notQualifiedOf(
  { loanType: type }: Estimate,
  { eachMonth: { now, missing } }: Answer,
  product: LocalProduct,
): string {
  const payment = missing.length > 0 ? `${text.atLeast()} ${wholeMoney(now)}` : wholeMoney(now);
  const words = { ...loweringNames(product), payment };
  return type === 'VA' || type === 'USDA'
    ? text.notQualifiedOfType({ ...words, type })
    : text.notQualifiedOf(words);
}
