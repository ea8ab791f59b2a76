import type { PaymentComparison, PricingFacts } from '@latchkey/domain';
import { averageDay } from '@/lib/average-day.ts';
import { exampleAtAverage, exampleFor, paymentWithoutHelp } from '@/lib/detroit-example.ts';
import { day, money, rate } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { useSite } from '@/lib/site.ts';
import { landingText as text } from '@/lib/texts.ts';
import { KeyTile } from '@/ui/logo.tsx';
import { TermsLine } from '@/ui/terms-line.tsx';

/** A sample of what comes out: programs found, both payments, what is owed later and the terms. */
export function Sample() {
  const { product, config } = useSite();
  const { facts, comparison, terms } = exampleFor(product);
  const atAverage = exampleAtAverage(facts, config);
  return (
    <section aria-labelledby="sample" className="w-full max-w-(--column)">
      <h2 id="sample" className="sr-only">
        {text.exampleTitle()}
      </h2>
      <Found />
      <div className="mt-4 overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <div className="night bg-banner px-5 py-4 text-ink">
          <p className="text-xs font-semibold tracking-widest text-ink-soft">{text.payment()}</p>
          <Payments facts={facts} comparison={comparison} />
        </div>
        {comparison.isOffered ? (
          <div className="flex items-center justify-between gap-4 bg-warn-tint px-5 py-3">
            <p className="leading-snug">
              <span className="font-semibold">{text.owed()}</span>{' '}
              <span className="block text-sm text-ink-soft">{text.onLine()}</span>
            </p>
            <p className="tabular text-xl font-bold sm:text-2xl">
              {money(comparison.secondLoan.owed)}
            </p>
          </div>
        ) : null}
        {atAverage ? (
          <div className="border-b border-line px-5 py-3">
            <p className="text-sm font-semibold">
              {text.average({
                rate: rate(atAverage.average),
                date: averageDay(day(atAverage.date), atAverage),
              })}
            </p>
            <Payments facts={atAverage.facts} comparison={atAverage.comparison} />
          </div>
        ) : null}
        <div className="px-5 py-4">
          <p className="text-sm font-semibold">{text.home({ price: money(facts.homePrice) })}</p>
          {comparison.isOffered ? null : <p className="text-sm">{text.inBoth()}</p>}
          <TermsLine terms={terms} assistance={comparison.assistanceDowpayment} />
        </div>
      </div>
    </section>
  );
}

/** The lowered payment and the one after it, or the payment with and without help, in one size. */
function Payments({ facts, comparison }: { facts: PricingFacts; comparison: PaymentComparison }) {
  const { years, isOffered } = comparison;
  const payments = isOffered
    ? ([
        [text.first({ years }), comparison.ITMOMortgagePayment],
        [text.after({ year: years + 1 }), comparison.paymentAfter],
      ] as const)
    : ([
        [text.withHelp(), comparison.traditionalMortgagePayment],
        [text.withoutHelp(), paymentWithoutHelp(facts)],
      ] as const);
  return (
    <dl className="mt-1 grid items-end grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))] gap-x-3 gap-y-1">
      {payments.map(([label, dollars]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd data-payment className="tabular text-xl leading-tight font-bold sm:text-2xl">
            {money(dollars)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** On a site that leaves out programs, the example does not count any. */
function Found() {
  const { brand, config } = useSite();
  const isCounted = !config.hidesPrograms;
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card">
      {/* The key is our mark, so a site with a logo of its own shows none. */}
      {brand.logo ? null : <KeyTile size={48} tile="var(--gold)" line="var(--night)" />}
      <p className="leading-snug">
        <span className="block text-lg font-bold">{isCounted ? text.found() : text.mayFind()}</span>{' '}
        <span className="text-ink-soft">
          <RichText
            text={isCounted ? text.foundLead() : text.mayFindLead()}
            parts={{ b: (words) => <strong className="tabular text-ink">{words}</strong> }}
          />
        </span>
      </p>
    </div>
  );
}
