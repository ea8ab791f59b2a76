import { detroitExample, type Example, type LoweredPlan, loweredPlanOf } from '@latchkey/domain';
import { averageDay } from '@/lib/average-day.ts';
import { exampleAtAverage, paymentWithoutHelp } from '@/lib/detroit-example.ts';
import { day, money, rate } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { useSite } from '@/lib/site.ts';
import { landingText as text } from '@/lib/texts.ts';
import { KeyTile } from '@/ui/logo.tsx';
import { paybackWords, paymentWithPayback } from '@/ui/payback-words.ts';
import { TermsLine } from '@/ui/terms-line.tsx';

/** A sample result: programs found, both payments, the later debt and the loan's terms. */
export function Sample() {
  const { product, config } = useSite();
  const example = detroitExample(product);
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
            {text.home({ price: money(example.facts.homePrice) })}
          </p>
          {plan ? null : <p className="text-sm">{text.inBoth()}</p>}
          <TermsLine estimate={example} />
        </div>
      </div>
    </section>
  );
}

/** The later debt with interest, and how the buyer pays it back. */
function Owed({ plan }: { plan: LoweredPlan }) {
  return (
    <div className="bg-warn-tint px-5 py-3">
      <div className="flex items-center justify-between gap-4">
        <p className="leading-snug">
          <span className="font-semibold">{text.owed()}</span>{' '}
          <span className="block text-sm text-ink-soft">{text.onLine()}</span>
        </p>
        <p className="tabular text-xl font-bold sm:text-2xl">{money(plan.waiting.owed)}</p>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{paybackWords(plan)}</p>
    </div>
  );
}

/** Two payments in one size: lowered and afterward, or with and without help. */
function Payments({ example }: { example: Example }) {
  const plan = loweredPlanOf(example.comparison);
  const payments = plan
    ? ([
        [text.first({ years: plan.years }), plan.payment],
        [text.after({ year: plan.years + 1 }), paymentWithPayback(plan)],
      ] as const)
    : ([
        [text.withHelp(), example.comparison.traditional.payment],
        [text.withoutHelp(), paymentWithoutHelp(example)],
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

/** A site that hides programs shows no count in the example. */
function Found() {
  const { brand, config } = useSite();
  const isCounted = !config.hidesPrograms;
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card">
      {/* The key is our logo, so a site with its own logo does not show it. */}
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
