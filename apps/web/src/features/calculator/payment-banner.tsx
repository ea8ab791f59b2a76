import type { PaymentComparison, TermsFacts } from '@latchkey/domain';
import type { Ref } from 'react';
import { money, percent, rate } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { Button } from '@/ui/button.tsx';
import { Figure } from '@/ui/figure.tsx';
import { text } from './calculator-text.ts';
import { PaymentBar } from './payment-bar.tsx';
import { loweredParts } from './payment-parts.ts';

const labelClass = 'text-xs font-semibold tracking-widest text-ink-soft';

interface Shown {
  readonly comparison: PaymentComparison;
  readonly terms: TermsFacts;
}

/** The answer to the buyer's question: what is paid a month, or what is missing to pay less. */
export function PaymentBanner({
  onIncrease,
  ref,
  ...shown
}: Shown & { onIncrease: () => void; ref: Ref<HTMLElement> }) {
  const { comparison, terms } = shown;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="payment"
      className="night @container flex flex-col rounded-card bg-banner p-5 text-ink shadow-card outline-none sm:min-h-86 sm:p-6"
    >
      {comparison.isQualified ? (
        <Qualified {...shown} />
      ) : (
        <NotQualified {...shown} onIncrease={onIncrease} />
      )}
      <p className="mt-auto pt-2 text-sm text-ink-soft">
        {text.inShort({
          years: terms.years,
          rate: rate(terms.interest),
          apr: rate(terms.apr),
          loan: money(terms.loanAmount),
        })}{' '}
        <a href="#terms" className="inline-block py-1 font-semibold text-ink underline">
          {text.allTerms()}
        </a>
      </p>
    </section>
  );
}

function Qualified({ comparison }: Shown) {
  const { ITMOMortgagePayment, traditionalMortgagePayment, amountSaved, percentSaved, years } =
    comparison;
  return (
    <>
      <h2 id="payment" className={labelClass}>
        {text.mortgagePayment()}
      </h2>
      <Figure dollars={ITMOMortgagePayment} isPayment />
      <p className="mb-4">
        <RichText
          text={text.lowers({ saved: money(amountSaved), percent: percent(percentSaved), years })}
          parts={{ b: (words) => <strong className="text-gold">{words}</strong> }}
        />
      </p>
      <PaymentBar parts={loweredParts(comparison)} />
      <p className="mt-2 text-sm sm:mt-4">
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
      <div aria-hidden className="mt-2 hidden h-3.5 rounded-full bg-ink-soft opacity-40 sm:block" />
    </>
  );
}

function NotQualified({ comparison, onIncrease }: Shown & { onIncrease: () => void }) {
  const { increaseDownPayment, amountSaved, traditionalMortgagePayment } = comparison;
  return (
    <>
      <h2 id="payment" className="text-2xl leading-tight font-bold">
        {text.didNotQualify()}
      </h2>
      <p className="mt-2">
        <RichText
          text={text.increase({ amount: money(increaseDownPayment), saved: money(amountSaved) })}
          parts={{ b: (words) => <strong className="text-gold">{words}</strong> }}
        />
      </p>
      <div className="mt-4 mb-5 flex flex-col gap-x-4 gap-y-3 sm:flex-row sm:items-center">
        <Button onClick={onIncrease} className="shrink-0 px-4 sm:px-6">
          {text.increaseButton()}
        </Button>
        <p className="text-sm text-ink-soft">{text.moreCanCostMore()}</p>
      </div>
      <p className={labelClass}>{text.traditionalPayment()}</p>
      <Figure dollars={traditionalMortgagePayment} isPayment />
    </>
  );
}
