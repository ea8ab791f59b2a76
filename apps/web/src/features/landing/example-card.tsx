import {
  comparePayments,
  Fraction,
  Percent,
  type PricingFacts,
  termsFacts,
} from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { landingText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { TermsBlock } from '@/ui/terms-block.tsx';

/** The first worked example of the payment comparison. */
const facts: PricingFacts = {
  homePrice: 400_000,
  downPayment: 80_000,
  interest: Percent.parse(6.375),
  term: 30,
  propertyTax: Fraction.parse(0.011),
  insurance: Fraction.parse(0.005),
  creditScore: 'excellent',
};
const comparison = comparePayments(facts);
const terms = termsFacts(facts, comparison);

/** An example with both payments, the later balance and the terms. */
export function ExampleCard() {
  const { ITMOMortgagePayment, traditionalMortgagePayment, paymentAfter } = comparison;
  return (
    <Card>
      <h2 className="sr-only">{text.exampleTitle()}</h2>
      <p className="text-sm text-ink-soft">{text.exampleHome({ price: money(facts.homePrice) })}</p>
      <p className="mt-4 text-sm text-ink-soft">{text.traditional()}</p>
      <Payment dollars={traditionalMortgagePayment} className="text-2xl text-ink-soft" />
      <Bar share={1} className="bg-line-strong" />
      <p className="mt-4 text-sm text-ink-soft">{text.lowered()}</p>
      <Payment dollars={ITMOMortgagePayment} className="text-4xl text-brand" />
      <Bar share={ITMOMortgagePayment / traditionalMortgagePayment} className="bg-brand" />
      <p className="mt-4 rounded-control border border-warn-line bg-warn-tint p-4 text-base">
        <RichText
          text={text.owedLater({
            years: comparison.years,
            after: money(paymentAfter),
            owed: money(comparison.secondLoan.owed),
            closing: money(comparison.dueAtClosing),
          })}
          parts={{ b: (words) => <strong className="tabular">{words}</strong> }}
        />
      </p>
    </Card>
  );
}

/** The example's terms, as prominent as the payments. */
export function ExampleTerms() {
  return (
    <Card className="mb-12">
      <TermsBlock terms={terms} />
    </Card>
  );
}

function Payment({ dollars, className }: { dollars: number; className: string }) {
  return (
    <p data-payment className={`tabular leading-tight font-bold ${className}`}>
      {money(dollars)}
      <span className="text-base font-semibold">{text.month()}</span>
    </p>
  );
}

function Bar({ share, className }: { share: number; className: string }) {
  return (
    <div aria-hidden className="mt-2 h-3 overflow-hidden rounded-full bg-line">
      <div
        className={`h-full rounded-full ${className}`}
        style={{ width: `${(share * 100).toFixed(1)}%` }}
      />
    </div>
  );
}
