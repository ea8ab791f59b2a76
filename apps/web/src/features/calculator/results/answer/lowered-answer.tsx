import { type Estimate, partInLowered } from '@latchkey/domain';
import { shortAverageDay } from '@/lib/average-day.ts';
import { money, percent, rate } from '@/lib/format.ts';
import { leftOutOfLowered } from '@/lib/left-out-words.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { calculatorText, answerText as text } from '@/lib/texts.ts';
import { Figure } from '@/ui/figure.tsx';
import { HelpPaymentWords } from '../../assistance/help-payment-words.tsx';
import type { AtLatestAverage } from '../../state/use-result.ts';
import { HowItWorksLink } from '../how-it-works-link.tsx';
import { AllInFigures } from './all-in-figures.tsx';
import { boldPayment, LeftOutLine, labelClass, partClass } from './answer-card.tsx';
import { LoanTerms } from './loan-terms.tsx';
import { OwedStrip } from './owed-strip.tsx';

/** The lowered payment, the payment after it, and what is owed then, all in one size. */
export function LoweredAnswer({
  estimate,
  latest,
}: {
  estimate: Estimate;
  latest: AtLatestAverage | null;
}) {
  const { comparison, help, costs } = estimate;
  const { years, amountSaved, percentSaved, traditionalMortgagePayment } = comparison;
  const label = lengthLabel(estimate);
  return (
    <>
      <div className={`night bg-banner text-ink ${partClass}`}>
        <h2 id="payment" className={labelClass}>
          {calculatorText.mortgagePayment()}
        </h2>
        <dl className="mt-1 grid gap-x-6 @[30rem]:grid-cols-2">
          <div className="grid @[30rem]:contents">
            <dt className="text-sm">{label({ years })}</dt>
            <dd className="@[30rem]:row-start-2">
              <Figure dollars={comparison.ITMOMortgagePayment} isPayment />
            </dd>
            <dd className="@[30rem]:col-span-2 @[30rem]:row-start-3">
              <LeftOutLine parts={leftOutOfLowered(estimate)} />
            </dd>
          </div>
          <div className="mt-1 grid @[30rem]:contents">
            <dt className="text-sm">{text.after({ year: years + 1 })}</dt>
            <dd className="@[30rem]:col-start-2 @[30rem]:row-start-2">
              <Figure dollars={comparison.paymentAfter} isPayment />
            </dd>
          </div>
        </dl>
        <p className="mt-2">
          <RichText
            text={calculatorText.lowers({
              saved: money(amountSaved),
              percent: percent(percentSaved),
              years,
            })}
            parts={{ b: (words) => <strong className="text-gold">{words}</strong> }}
          />
        </p>
        <p className="text-sm">
          <RichText
            text={calculatorText.insteadOf({ payment: money(traditionalMortgagePayment) })}
            parts={{ b: boldPayment }}
          />
        </p>
        {latest ? (
          <dl className="mt-1 items-center justify-between gap-x-6 @[30rem]:flex">
            <dt className="text-sm">
              {text.latestAverage({
                rate: rate(latest.average),
                day: shortAverageDay(latest),
              })}
            </dt>
            <dd>
              <Figure dollars={latest.payment} isPayment />
            </dd>
          </dl>
        ) : null}
        {/* From this width, the link stands below the line of every year. */}
        <HowItWorksLink className="flex min-h-6 w-fit items-center text-sm sm:hidden" />
        <div className="text-sm">
          <HelpPaymentWords help={help} />
          {costs.added.total > 0 ? (
            <p>{calculatorText.withExtras({ added: money(costs.added.total) })}</p>
          ) : null}
        </div>
      </div>
      <OwedStrip estimate={estimate} />
      <div className={partClass}>
        <AllInFigures estimate={estimate} />
        <LoanTerms estimate={estimate} />
      </div>
    </>
  );
}

/** What the lowered payment holds, and for how long. */
function lengthLabel(estimate: Estimate) {
  if (estimate.comparison.product !== 'Line of Credit') return text.bothLoans;
  return partInLowered(estimate) > 0 ? text.loanAndPart : text.loanAlone;
}
