import {
  type Example,
  type LoweredPlan,
  loweredPlanOf,
  monthOfYear,
  workedExample,
} from '@latchkey/domain';
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

/** A font size at which the example's widest figure fits. A test measures the text. */
const figureSize = '[--figure:min(clamp(2.5rem,9.5cqi,3.25rem),100cqi/6.78)]';

export function ExamplePage() {
  const { product, config } = useSite();
  const example = workedExample(product);
  const { facts, comparison } = example;
  const plan = loweredPlanOf(comparison);
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
          <Payments example={example} />
          {plan ? <Later plan={plan} /> : null}
          <Card>
            <TermsBlock estimate={example} />
          </Card>
          <Card>
            <SavingsTable estimate={example} />
          </Card>
          <LeftOut counted={['line-interest']} />
          <p>{text.who()}</p>
          <ButtonLink to={FIRST_QUESTION}>{text.start()}</ButtonLink>
        </div>
      </Page>
    </PlainPage>
  );
}

/** Returns the page's title. It repeats the site's savings claim if there is one. */
function titleFor(mostSaved: number | null | undefined): string {
  return mostSaved ? text.title({ percent: percent(mostSaved) }) : text.titleWithoutClaim();
}

/** Explains what the buyer owes later, and why. */
function Later({ plan }: { plan: LoweredPlan }) {
  return (
    <>
      <OwedLater
        plan={plan}
        items={
          <OwedItem label={text.dueAtClosing()}>
            <Figure dollars={plan.waiting.prepaid} />
          </OwedItem>
        }
      >
        <MovesCost plan={plan} />
      </OwedLater>
      <p>{text.how({ years: plan.years })}</p>
    </>
  );
}

function Payments({ example: { comparison } }: { example: Example }) {
  const { traditional } = comparison;
  const { principalAndInterest, taxesAndInsurance } = monthOfYear(traditional.months, 1);
  const plan = loweredPlanOf(comparison);
  return (
    <Card className="@container">
      <h2 className="text-sm text-ink-soft">{text.traditionalTitle()}</h2>
      <Figure dollars={traditional.payment} isPayment />
      <p className="text-sm text-ink-soft">
        {text.traditional({ loan: money(principalAndInterest), taxes: money(taxesAndInsurance) })}
      </p>
      {plan ? <Lowered plan={plan} /> : null}
    </Card>
  );
}

function Lowered({ plan }: { plan: LoweredPlan }) {
  const { product } = useSite();
  const { payment, saved, percentSaved, years } = plan;
  return (
    <>
      <h2 className="mt-4 text-sm text-ink-soft">{text.loweredTitle(loweringNames(product))}</h2>
      <div className="text-brand">
        <Figure dollars={payment} isPayment />
      </div>
      <p className="font-semibold text-brand">
        {text.lowered({ saved: money(saved), percent: percent(percentSaved), years })}
      </p>
    </>
  );
}
