import type { Estimate, LatestAverageGap } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { money, percent, rate, shortDay } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { calculatorText, answerText as text } from '@/lib/texts.ts';
import { Figure } from '@/ui/figure.tsx';
import { HelpPaymentWords } from '../../assistance/help-payment-words.tsx';
import { HowItWorksLink } from '../how-it-works-link.tsx';
import { AllInFigures } from './all-in-figures.tsx';
import { labelClass, partClass } from './answer-card.tsx';
import { boldPayment } from './bold-payment.tsx';
import { LeftOutLine, leftOutOfLowered } from './left-out-line.tsx';
import { LoanSentence } from './loan-sentence.tsx';
import { OwedStrip } from './owed-strip.tsx';

/** The newest average rate with the payment at that rate, in dollars a month. */
export interface AtLatestAverage extends Pick<LatestAverageGap, 'average' | 'date'> {
  readonly payment: number;
}

/** The lowered payment, the payment after it, and what is owed then, all in one size. */
export function LoweredAnswer({
  estimate,
  latest,
}: {
  estimate: Estimate;
  latest: AtLatestAverage | null;
}) {
  const { comparison, assistancePayment, costs } = estimate;
  const { years, amountSaved, percentSaved, traditionalMortgagePayment } = comparison;
  const isLine = comparison.product === 'Line of Credit';
  return (
    <>
      <div className={`night bg-banner text-ink ${partClass}`}>
        <h2 id="payment" className={labelClass}>
          {calculatorText.mortgagePayment()}
        </h2>
        <dl className="mt-1 grid gap-x-6 gap-y-1 @[30rem]:grid-cols-2">
          <Payment
            label={isLine ? text.loanAlone({ years }) : text.bothLoans({ years })}
            dollars={comparison.ITMOMortgagePayment}
          >
            <LeftOutLine parts={leftOutOfLowered(estimate)} />
          </Payment>
          <Payment label={text.after({ year: years + 1 })} dollars={comparison.paymentAfter} />
          {latest ? (
            <Payment
              label={text.latestAverage({ rate: rate(latest.average), day: shortDay(latest.date) })}
              dollars={latest.payment}
              isWide
            />
          ) : null}
        </dl>
        <p className="mt-3">
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
          />{' '}
          <HowItWorksLink className="inline-block" />
        </p>
        <div className="text-sm">
          <HelpPaymentWords payment={assistancePayment} />
          {costs.added.total > 0 ? (
            <p>{calculatorText.withExtras({ added: money(costs.added.total) })}</p>
          ) : null}
        </div>
      </div>
      <OwedStrip estimate={estimate} />
      <div className={partClass}>
        <AllInFigures estimate={estimate} />
        <LoanSentence estimate={estimate} />
      </div>
    </>
  );
}

function Payment({
  label,
  dollars,
  isWide = false,
  children,
}: {
  label: string;
  dollars: number;
  isWide?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={isWide ? '@[30rem]:col-span-2' : undefined}>
      <dt className="text-sm">{label}</dt>
      <dd>
        <Figure dollars={dollars} isPayment />
        {children}
      </dd>
    </div>
  );
}
