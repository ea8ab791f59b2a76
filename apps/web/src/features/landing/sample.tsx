import { type Example, type LoweredPlan, loweredPlanOf, siteEstimate } from '@latchkey/domain';
import { averageDay } from '@/lib/average-day.ts';
import { day, money, rate, wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { useSite } from '@/lib/site.ts';
import { exampleAtAverage, paymentWithoutHelp, placeOf } from '@/lib/site-example.ts';
import { landingText as text, trueCostText } from '@/lib/texts.ts';
import { ExampleHelp } from '@/ui/example-help.tsx';
import { KeyTile } from '@/ui/logo.tsx';
import {
  paybackTerms,
  paymentAfterLabel,
  paymentWithPayback,
  waitingFigure,
} from '@/ui/payback-words.ts';
import { TermsLine } from '@/ui/terms-line.tsx';

/** A sample result: the number of programs, both payments, the later debt and the loan's terms. */
export function Sample() {
  const { product, config } = useSite();
  const example = siteEstimate(config.example, product);
  const plan = loweredPlanOf(example.comparison);
  const atAverage = exampleAtAverage(example, config);
  return (
    <section aria-labelledby="sample" className="w-full max-w-(--column)">
      <h2 id="sample" className="sr-only">
        {text.exampleTitle()}
      </h2>
      <Found />
      <div className="mt-4 overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <div className="night bg-banner px-5 py-4 text-ink">
          <p className="text-xs font-semibold tracking-widest text-ink-soft">{text.payment()}</p>
          <Payments example={example} />
        </div>
        {plan ? <Owed plan={plan} /> : null}
        {atAverage ? (
          <div className="border-b border-line px-5 py-3">
            <p className="text-sm font-semibold">
              {text.average({
                rate: rate(atAverage.average),
                date: averageDay(day(atAverage.date), atAverage),
              })}
            </p>
            <Payments example={atAverage.example} />
          </div>
        ) : null}
        <div className="px-5 py-4">
          <p className="text-sm font-semibold">
            {text.home({
              price: money(example.facts.homePrice),
              place: placeOf(config.example),
            })}
          </p>
          {plan ? null : <p className="text-sm">{text.inBoth()}</p>}
          <ExampleHelp />
          <TermsLine estimate={example} />
        </div>
      </div>
    </section>
  );
}

/** The later debt with interest, and the cost of waiting, in the same size as the payments. */
function Owed({ plan }: { plan: LoweredPlan }) {
  const { owed, years } = plan.waiting;
  return (
    <div className="bg-warn-tint px-5 py-3">
      <dl className={pairClass}>
        <Pair label={text.owed()} note={text.onLine()}>
          {money(owed)}
        </Pair>
        <Pair label={trueCostText.waitingTitle({ years })} note={trueCostText.inInterest()}>
          {waitingFigure(plan)}
        </Pair>
      </dl>
      <p className="mt-1 text-sm text-ink-soft">{paybackTerms(plan)}</p>
    </div>
  );
}

/**
 * Shows two payments in the same size: the lowered payment and the payment afterward, or the
 * payments with and without assistance.
 */
function Payments({ example }: { example: Example }) {
  const plan = loweredPlanOf(example.comparison);
  const payments = plan
    ? ([
        [text.first({ years: plan.years }), plan.payment],
        [paymentAfterLabel(plan), paymentWithPayback(plan)],
      ] as const)
    : ([
        [text.withHelp(), example.comparison.traditional.payment],
        [text.withoutHelp(), paymentWithoutHelp(example)],
      ] as const);
  return (
    <dl className={`mt-1 ${pairClass}`}>
      {payments.map(([label, dollars]) => (
        <Pair key={label} label={label} isPayment>
          {money(dollars)}
        </Pair>
      ))}
    </dl>
  );
}

const pairClass = 'grid items-end grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))] gap-x-3 gap-y-1';

/** A figure with its label. Both figures of a pair have the same size. */
function Pair({
  label,
  note,
  isPayment = false,
  children,
}: {
  label: string;
  note?: string;
  isPayment?: boolean;
  children: string;
}) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd
        data-payment={isPayment || undefined}
        className="tabular text-xl leading-tight font-bold max-sm:whitespace-normal sm:text-2xl"
      >
        {children}
      </dd>
      {note ? <dd className="text-sm text-ink-soft">{note}</dd> : null}
    </div>
  );
}

/**
 * Shows how many programs fit the example. Omits the number if no program fits, or if there is no
 * amount of assistance that the page may promise.
 */
function Found() {
  const { brand, config } = useSite();
  const { found, most } = config.example;
  const isCounted = found > 0 && most > 0;
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card">
      {/* The picture of the key is our logo, so a site with its own logo does not show it. */}
      {brand.logo ? null : <KeyTile size={48} tile="var(--gold)" line="var(--night)" />}
      <p className="leading-snug">
        <span className="block text-lg font-bold">
          {isCounted ? text.found({ count: found }) : text.mayFind()}
        </span>{' '}
        <span className="text-ink-soft">
          <RichText
            text={isCounted ? text.foundLead({ most: wholeMoney(most) }) : text.mayFindLead()}
            parts={{ b: (words) => <strong className="tabular text-ink">{words}</strong> }}
          />
        </span>
      </p>
    </div>
  );
}
