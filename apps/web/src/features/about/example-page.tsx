import { termsFacts } from '@latchkey/domain';
import { money, percent, rate } from '@/lib/format.ts';
import { pageConfig } from '@/lib/page-config.ts';
import { loweringNames } from '@/lib/product.ts';
import { plainText, exampleText as text } from '@/lib/texts.ts';
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
import { comparison, facts } from './worked-example.ts';

const terms = termsFacts(facts, comparison);
const { isOffered } = comparison;

/** Fits the example's widest figure, which a test measures. */
const figureSize = '[--figure:min(clamp(2.5rem,9.5cqi,3.25rem),100cqi/6.78)]';

export function ExamplePage() {
  return (
    <PlainPage>
      <Page title={title()} lead={isOffered ? text.lead() : plainText.exampleLead()}>
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
          <Payments />
          {isOffered ? <Later /> : null}
          <Card>
            <TermsBlock terms={terms} />
          </Card>
          <Card>
            <SavingsTable comparison={comparison} />
          </Card>
          <LeftOut counted={isOffered ? [] : ['line-interest']} />
          <p>{isOffered ? text.who() : plainText.exampleWho()}</p>
          <ButtonLink to={FIRST_QUESTION}>{text.start()}</ButtonLink>
        </div>
      </Page>
    </PlainPage>
  );
}

/** The claim that the example explains, if the site makes one. */
function title(): string {
  const { mostSaved } = pageConfig();
  return mostSaved ? text.title({ percent: percent(mostSaved) }) : plainText.exampleTitle();
}

/** What is owed later, and why. */
function Later() {
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

function Payments() {
  const { traditionalMortgagePayment, ITMOMortgagePayment, amountSaved, percentSaved, years } =
    comparison;
  const [traditional] = terms.traditional.payments;
  return (
    <Card className="@container">
      <h2 className="text-sm text-ink-soft">
        {isOffered ? text.traditionalTitle() : plainText.mortgagePayment()}
      </h2>
      <Figure dollars={traditionalMortgagePayment} isPayment />
      {traditional ? (
        <p className="text-sm text-ink-soft">
          {text.traditional({
            loan: money(comparison.principalAndInterest),
            taxes: money(traditional.forTaxesAndInsurance),
          })}
        </p>
      ) : null}
      {isOffered ? (
        <>
          <h2 className="mt-4 text-sm text-ink-soft">{text.loweredTitle(loweringNames())}</h2>
          <div className="text-brand">
            <Figure dollars={ITMOMortgagePayment} isPayment />
          </div>
          <p className="font-semibold text-brand">
            {text.lowered({ saved: money(amountSaved), percent: percent(percentSaved), years })}
          </p>
        </>
      ) : null}
    </Card>
  );
}
