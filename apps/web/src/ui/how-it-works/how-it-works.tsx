import { pagePaths } from '@latchkey/contract';
import { type LoweredPlan, loweredPlanOf, siteEstimate } from '@latchkey/domain';
import { Link } from 'react-router';
import { money, rate, wholeMoney } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { loweringNames, type Site, useSite } from '@/lib/site.ts';
import { placeOf } from '@/lib/site-example.ts';
import { loweringText as text } from '@/lib/texts.ts';
import { ExampleHelp } from '@/ui/example-help.tsx';
import { borrowedWords, paymentWithPayback } from '@/ui/payback-words.ts';
import { TermsLine } from '@/ui/terms-line.tsx';
import { type Later, LoweringPictures, Rich } from './lowering-pictures.tsx';

/**
 * Explains the monthly payment lowering program in three pictures. States when the program is a
 * good choice and who offers the line of credit.
 *
 * @param heading the level of the pictures' headings
 */
export function HowItWorks({ heading }: { heading: 'h2' | 'h3' }) {
  const site = useSite();
  const example = siteEstimate(site.config.example, site.product);
  const { facts, comparison } = example;
  const plan = loweredPlanOf(comparison);
  if (!plan) return null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-(--column) text-ink-soft">
        {text.lead({ ...loweringNames(site.product), years: plan.years })}{' '}
        {text.example({ price: money(facts.homePrice), place: placeOf(site.config.example) })}
      </p>
      <LoweringPictures plan={plan} now={plan.payment} later={laterOf(plan)} heading={heading} />
      <Verdict plan={plan} />
      <div className="grid gap-x-8 gap-y-2 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-2">
          <p className="max-w-(--column) text-sm">
            {lender(site)} {borrowedWords(plan)}
          </p>
          <ExampleHelp />
          <TermsLine estimate={example} />
        </div>
        <Link
          to={addressIn(pagePaths.example)}
          className="inline-flex min-h-11 items-center self-start justify-self-start rounded-small text-sm font-semibold text-brand underline"
        >
          {text.seeExample()}
        </Link>
      </div>
    </div>
  );
}

/**
 * Returns the payment after the lowered payment ends, and the portion that repays the line of
 * credit. The calculation is the same as for a result without mortgage insurance and dues.
 */
function laterOf(plan: LoweredPlan): Later {
  return { payment: paymentWithPayback(plan), payback: plan.waiting.payback?.monthly ?? 0 };
}

/** States when the program is a good choice. Uses the warm colors that mark debt. */
function Verdict({ plan }: { plan: LoweredPlan }) {
  const { years, payment, waiting } = plan;
  const wrong = text.wrong({
    more: money(paymentWithPayback(plan) - payment),
    year: years + 1,
  });
  return (
    <div className="flex flex-col justify-between gap-x-8 gap-y-2 rounded-card border border-warn-line bg-warn-tint p-5 sm:p-6 lg:flex-row lg:items-center">
      <p className="text-lg font-bold">
        {text.sum({ interest: wholeMoney(waiting.interest), rate: rate(waiting.rate) })}
      </p>
      <p>
        <Rich text={text.good()} />
      </p>
      <p>
        <Rich text={wrong} />
      </p>
    </div>
  );
}

/** Returns the name of the line of credit's lender, as given in the product file. */
function lender({ brand, product }: Site): string {
  const { nmlsNumber, company } = brand.legal;
  const { lender = null, nmlsNumber: number = null } = product.loweredPayment ?? {};
  if (lender !== null) {
    return number === null ? text.lender({ lender }) : text.lenderNmls({ lender, number });
  }
  return nmlsNumber === null ? text.noLender() : text.lenderUnknown({ company });
}
