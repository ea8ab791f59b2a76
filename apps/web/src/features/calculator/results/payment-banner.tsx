import { memo, type Ref } from 'react';
import { money, percent, rate } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { calculatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Figure } from '@/ui/figure.tsx';
import { HelpPaymentWords } from '../assistance/help-payment-words.tsx';
import type { Estimate } from './estimate.ts';

const labelClass = 'text-xs font-semibold tracking-widest text-ink-soft';

interface Shown {
  readonly estimate: Estimate;
}

/** The monthly payment, or what the buyer needs in order to lower it. */
export const PaymentBanner = memo(function PaymentBanner({
  estimate,
  onIncrease,
  ref,
}: Shown & { onIncrease: () => void; ref: Ref<HTMLElement> }) {
  const { comparison, costs, terms, assistancePayment, loanType, loanTypeReason } = estimate;
  const { apr } = terms;
  const amount = money(terms.loanAmount);
  const short = {
    years: terms.years,
    rate: rate(terms.interest),
    loan: loanTypeReason ? text.loanOfType({ type: loanType, amount }) : text.loan({ amount }),
  };
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="payment"
      className="night @container flex flex-col rounded-card bg-banner px-5 py-3 text-ink shadow-card outline-none sm:p-6"
    >
      {comparison.isQualified ? (
        <Qualified estimate={estimate} />
      ) : (
        <NotQualified estimate={estimate} onIncrease={onIncrease} />
      )}
      <div className="text-sm">
        <HelpPaymentWords payment={assistancePayment} />
        {costs.added.total > 0 ? (
          <p>{text.withExtras({ added: money(costs.added.total) })}</p>
        ) : null}
        <p className="mt-1 text-ink-soft">
          {apr === undefined
            ? text.inShortNoApr(short)
            : text.inShort({ ...short, apr: rate(apr) })}{' '}
          <a href="#terms" className="inline-block font-semibold text-ink underline">
            {text.allTerms()}
          </a>
        </p>
      </div>
    </section>
  );
});

function Qualified({ estimate: { comparison } }: Shown) {
  const { ITMOMortgagePayment, traditionalMortgagePayment, amountSaved, percentSaved, years } =
    comparison;
  return (
    <>
      <h2 id="payment" className={labelClass}>
        {text.mortgagePayment()}
      </h2>
      <Figure dollars={ITMOMortgagePayment} isPayment />
      <p>
        <RichText
          text={text.lowers({ saved: money(amountSaved), percent: percent(percentSaved), years })}
          parts={{ b: (words) => <strong className="text-gold">{words}</strong> }}
        />
      </p>
      <p className="mt-2 text-sm">
        <RichText
          text={text.insteadOf({ payment: money(traditionalMortgagePayment) })}
          parts={{
            b: (words) => (
              <strong className="tabular" data-payment>
                {words}
              </strong>
            ),
          }}
        />
      </p>
    </>
  );
}

function NotQualified({ estimate, onIncrease }: Shown & { onIncrease: () => void }) {
  const { increaseDownPayment, amountSaved, traditionalMortgagePayment } = estimate.comparison;
  return (
    <>
      <h2 id="payment" className="text-xl leading-tight font-bold sm:text-2xl">
        {text.didNotQualify()}
      </h2>
      <p className="mt-1">
        <RichText
          text={text.increase({ amount: money(increaseDownPayment), saved: money(amountSaved) })}
          parts={{ b: (words) => <strong className="text-gold">{words}</strong> }}
        />
      </p>
      <div className="mt-3 mb-2 flex flex-col gap-x-4 gap-y-1.5 sm:mb-4 sm:flex-row sm:items-center">
        <Button onClick={onIncrease} className="shrink-0 px-4 sm:px-6">
          {text.increaseButton()}
        </Button>
        <p className="text-xs text-ink-soft sm:text-sm">{text.moreCanCostMore()}</p>
      </div>
      <p className={labelClass}>{text.traditionalPayment()}</p>
      <Figure dollars={traditionalMortgagePayment} isPayment />
    </>
  );
}
