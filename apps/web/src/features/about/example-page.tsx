import type { PaymentComparison, TermsFacts } from '@latchkey/domain';
import { money, percent, rate } from '@/lib/format.ts';
import { loweringNames, useSite } from '@/lib/site.ts';
import { exampleText as text } from '@/lib/texts.ts';
import { FIRST_QUESTION } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Figure } from '@/ui/figure.tsx';
import { LeftOut } from '@/ui/left-out.tsx';
import { MovesCost, OwedItem, OwedLater } from '@/ui/owed-later.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { SavingsTable } from '@/ui/savings-table.tsx';
import { TermsBlock } from '@/ui/terms-block.tsx';
import { workedExampleFor } from './worked-example.ts';

/** Fits the example's widest figure, which a test measures. */
const figureSize = '[--figure:min(clamp(2.5rem,9.5cqi,3.25rem),100cqi/6.78)]';

export function ExamplePage() {
  const { product, config } = useSite();
  const { facts, comparison, terms } = workedExampleFor(product);
  const { isOffered } = comparison;
  return (
    <PlainPage>
      <Page title={titleFor(config.mostSaved)} lead={text.lead()}>
        <div className={`grid grid-cols-1 gap-6 ${figureSize}`}>
          <p>
            {text.home({
              price: money(facts.homePrice),
              down: money(facts.downPayment),
              tax: percent(facts.propertyTax * 100),
              insurance: percent(facts.insurance * 100),
              years: facts.term,
              rate: rate(facts.interest),
            })}
          </p>
          <Payments comparison={comparison} terms={terms} />
          {isOffered ? <Later comparison={comparison} /> : null}
          <Card>
            <TermsBlock terms={terms} />
          </Card>
          <Card>
            <SavingsTable comparison={comparison} />
          </Card>
          <LeftOut counted={isOffered ? [] : ['line-interest']} />
          <p>{text.who()}</p>
          <ButtonLink to={FIRST_QUESTION}>{text.start()}</ButtonLink>
        </div>
      </Page>
    </PlainPage>
  );
}

/** The claim that the example explains, if the site makes one. */
function titleFor(mostSaved: number | null | undefined): string {
  return mostSaved ? text.title({ percent: percent(mostSaved) }) : text.titleWithoutClaim();
}

/** What is owed later, and why. */
function Later({ comparison }: { comparison: PaymentComparison }) {
  return (
    <>
      <OwedLater
        comparison={comparison}
        items={
          <OwedItem label={text.dueAtClosing()}>
            <Figure dollars={comparison.dueAtClosing} />
          </OwedItem>
        }
      >
        <MovesCost comparison={comparison} />
      </OwedLater>
      <p>{text.how({ years: comparison.years })}</p>
    </>
  );
}

function Payments({ comparison, terms }: { comparison: PaymentComparison; terms: TermsFacts }) {
  const [traditional] = terms.traditional.payments;
  return (
    <Card className="@container">
      <h2 className="text-sm text-ink-soft">{text.traditionalTitle()}</h2>
      <Figure dollars={comparison.traditionalMortgagePayment} isPayment />
      {traditional ? (
        <p className="text-sm text-ink-soft">
          {text.traditional({
            loan: money(comparison.principalAndInterest),
            taxes: money(traditional.forTaxesAndInsurance),
          })}
        </p>
      ) : null}
      {comparison.isOffered ? <Lowered comparison={comparison} /> : null}
    </Card>
  );
}

function Lowered({
  comparison: { ITMOMortgagePayment, amountSaved, percentSaved, years },
}: {
  comparison: PaymentComparison;
}) {
  const { product } = useSite();
  return (
    <>
      <h2 className="mt-4 text-sm text-ink-soft">{text.loweredTitle(loweringNames(product))}</h2>
      <div className="text-brand">
        <Figure dollars={ITMOMortgagePayment} isPayment />
      </div>
      <p className="font-semibold text-brand">
        {text.lowered({ saved: money(amountSaved), percent: percent(percentSaved), years })}
      </p>
    </>
  );
}
