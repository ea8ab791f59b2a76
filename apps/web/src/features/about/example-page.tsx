import {
  comparePayments,
  Fraction,
  Percent,
  type PricingFacts,
  termsFacts,
} from '@latchkey/domain';
import { money, percent, rate } from '@/lib/format.ts';
import { exampleText as text } from '@/lib/texts.ts';
import { FIRST_QUESTION } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Figure } from '@/ui/figure.tsx';
import { figureSize } from '@/ui/figure-size.ts';
import { LeftOut } from '@/ui/left-out.tsx';
import { MovesCost, OwedItem, OwedLater } from '@/ui/owed-later.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { SavingsTable } from '@/ui/savings-table.tsx';
import { TermsBlock } from '@/ui/terms-block.tsx';

/** The worked example for the claim "up to 30%". */
const facts: PricingFacts = {
  homePrice: 300_000,
  downPayment: 36_000,
  interest: Percent.parse(6.375),
  term: 30,
  propertyTax: Fraction.parse(0.022),
  insurance: Fraction.parse(0.012),
  creditScore: 'excellent',
};
const comparison = comparePayments(facts);
const terms = termsFacts(facts, comparison);

export function ExamplePage() {
  return (
    <PlainPage>
      <Page title={text.title()} lead={text.lead()}>
        <div className="grid grid-cols-1 gap-6" style={figureSize(comparison)}>
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
          <Card>
            <TermsBlock terms={terms} />
          </Card>
          <Card>
            <SavingsTable comparison={comparison} />
          </Card>
          <LeftOut />
          <p>{text.who()}</p>
          <ButtonLink to={FIRST_QUESTION}>{text.start()}</ButtonLink>
        </div>
      </Page>
    </PlainPage>
  );
}

function Payments() {
  const { traditionalMortgagePayment, ITMOMortgagePayment, amountSaved, percentSaved, years } =
    comparison;
  const [traditional] = terms.traditional.payments;
  return (
    <Card className="@container">
      <h2 className="text-sm text-ink-soft">{text.traditionalTitle()}</h2>
      <Figure dollars={traditionalMortgagePayment} isPayment />
      {traditional ? (
        <p className="text-sm text-ink-soft">
          {text.traditional({
            loan: money(comparison.principalAndInterest),
            taxes: money(traditional.forTaxesAndInsurance),
          })}
        </p>
      ) : null}
      <h2 className="mt-4 text-sm text-ink-soft">{text.loweredTitle()}</h2>
      <div className="text-brand">
        <Figure dollars={ITMOMortgagePayment} isPayment />
      </div>
      <p className="font-semibold text-brand">
        {text.lowered({ saved: money(amountSaved), percent: percent(percentSaved), years })}
      </p>
    </Card>
  );
}
