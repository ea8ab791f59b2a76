import { type QuoteAnswers, type VaOption, vaOption } from '@latchkey/domain';
import { money, percent } from '@/lib/format.ts';
import { programListText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { usePricing } from '../compare/use-pricing.ts';

/** VA's web page about the requirements and about how to get the certificate. */
export const VA_ELIGIBILITY = 'https://www.va.gov/housing-assistance/home-loans/eligibility/';

/** Shows the VA loan as an option for a veteran. It does not change any other figure. */
export function VaRow({ quote }: { quote: QuoteAnswers }) {
  const { facts, details } = usePricing(quote);
  const option = vaOption(facts, quote, details);
  return option ? <VaCard option={option} /> : null;
}

function VaCard({ option: { fundingFees } }: { option: VaOption }) {
  const { rate, upFront } = fundingFees.first;
  return (
    <section aria-label={text.vaTitle()} className="mb-6 print:hidden">
      <Card className="px-5! pt-4! pb-2!">
        <h2 className="text-base font-bold">{text.vaTitle()}</h2>
        <p className="mt-1 text-sm">{text.vaText()}</p>
        <p className="mt-1 text-sm text-ink-soft">
          {text.vaFee({ percent: percent(rate), amount: money(Math.round(upFront)) })}
        </p>
        <a
          href={VA_ELIGIBILITY}
          rel="noopener"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
        >
          {text.vaLink()}
        </a>
      </Card>
    </section>
  );
}
