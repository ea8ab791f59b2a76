import {
  type PurchaseTerms,
  type QuoteAnswers,
  type VaOption,
  vaFiveYear,
  vaOption,
  type WithoutHelp,
} from '@latchkey/domain';
import { money, percent } from '@/lib/format.ts';
import { programListText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { ResultSentence } from './result-sentence.tsx';

/** VA's web page about eligibility requirements and the Certificate of Eligibility. */
export const VA_ELIGIBILITY = 'https://www.va.gov/housing-assistance/home-loans/eligibility/';

/**
 * The VA loan, as an option for a buyer who served in the military. The option does not affect any
 * other figure.
 */
export function VaRow({ quote, ...props }: Compared & { quote: QuoteAnswers }) {
  const option = vaOption(props.terms.facts, quote, props.terms.details);
  return option ? <VaCard option={option} {...props} /> : null;
}

interface Compared {
  readonly terms: PurchaseTerms;
  /** The purchase without assistance. Null if its payment is unknown. */
  readonly without: WithoutHelp | null;
}

function VaCard({ option: { fundingFees }, terms, without }: Compared & { option: VaOption }) {
  const { rate, upFront } = fundingFees.first;
  return (
    <section aria-label={text.vaTitle()} className="mb-6 print:hidden">
      <Card className="px-5! pt-4! pb-2!">
        <h2 className="text-base font-bold">{text.vaTitle()}</h2>
        <p className="text-sm">
          <ResultSentence
            result={vaFiveYear(terms, without)}
            isPossibleWithout={without?.fitsAnswer ?? true}
          />
        </p>
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
