import { pagePaths } from '@latchkey/contract';
import { detroitExample, type LoweredPlan, loweredPlanOf } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { money, rate, wholeMoney } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { loweringNames, type Site, useSite } from '@/lib/site.ts';
import { loweringText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { borrowedWords, paybackWords, paymentWithPayback } from '@/ui/payback-words.ts';
import { TermsLine } from '@/ui/terms-line.tsx';
import { type Step, steps, YearBars } from './year-bars.tsx';

/**
 * Explains the monthly payment lowering program in three pictures. States when it is a good choice
 * and who lends the line of credit.
 *
 * @param heading level of the pictures' headings
 */
export function HowItWorks({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const site = useSite();
  const example = detroitExample(site.product);
  const { facts, comparison } = example;
  const plan = loweredPlanOf(comparison);
  if (!plan) return null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-(--column) text-ink-soft">
        {text.lead({ ...loweringNames(site.product), years: plan.years })}{' '}
        {text.example({ price: money(facts.homePrice) })}
      </p>
      <ol className="grid grid-cols-1 gap-4 lg:grid-cols-3 lg:gap-6">
        {steps.map((step, index) => (
          <li key={step} className="flex">
            <Card className="min-w-0 grow sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6">
              <Heading className="flex items-center gap-3 text-lg leading-tight font-bold">
                <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-tint text-sm text-brand">
                  {index + 1}
                </span>
                {titles[step](plan)}
              </Heading>
              <div className="mt-5 sm:max-lg:row-span-2 sm:max-lg:mt-0">
                <p className="mb-1 flex flex-wrap justify-between gap-x-3 font-bold">
                  {figures[step](plan)}
                </p>
                <YearBars plan={plan} step={step} />
              </div>
              <p className="mt-3 text-ink-soft">
                <Rich text={words[step](plan)} />
              </p>
            </Card>
          </li>
        ))}
      </ol>
      <Key plan={plan} />
      <Verdict plan={plan} />
      <div className="grid gap-x-8 gap-y-2 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-2">
          <p className="max-w-(--column) text-sm">
            {lender(site)} {borrowedWords(plan)}
          </p>
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

/** Returns what each step states about an example. */
type OfStep<Words> = Readonly<Record<Step, (plan: LoweredPlan) => Words>>;

const titles: OfStep<string> = {
  prepaid: () => text.prepayTitle(),
  borrowed: ({ years }) => text.borrowTitle({ years: years - 1 }),
  own: ({ years }) => text.payAllTitle({ year: years + 1 }),
};

const words: OfStep<string> = {
  prepaid: () => text.prepay(),
  borrowed: ({ payment }) => text.borrow({ payment: money(payment) }),
  own: (plan) =>
    `${text.payAll({ payment: money(plan.paymentAfter) })} ${paybackWords(plan) ?? ''}`,
};

/** The figures above the bars. They are placed next to the years that they refer to. */
const figures: OfStep<ReactNode> = {
  prepaid: ({ waiting }) => (
    <span className="tabular">{text.atClosing({ amount: money(waiting.prepaid) })}</span>
  ),
  borrowed: ({ secondLoan }) => (
    <span className="tabular ml-[18%]">{text.borrowed({ amount: money(secondLoan.owed) })}</span>
  ),
  own: (plan) => (
    <>
      <span className="tabular ml-[18%] max-[22rem]:ml-0">
        {text.back({ amount: money(plan.waiting.owed) })}
      </span>
      <span className="tabular" data-payment>
        {money(paymentWithPayback(plan))}
      </span>
    </>
  ),
};

function Key({ plan }: { plan: LoweredPlan }) {
  const entries = [
    { color: 'bg-brand', words: text.loanKey({ payment: money(plan.payment) }) },
    { color: 'bg-taxes', words: text.ownKey() },
    { color: 'bg-owed', words: text.borrowedKey() },
  ];
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
      {entries.map(({ color, words: name }) => (
        <li key={color} className="flex items-center gap-2">
          <span className={`size-3.5 shrink-0 rounded-sm forced-color-adjust-none ${color}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** States when the program is a good choice, in the warm colors that mark debt. */
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

/** States the lender of the line of credit, as given in the product file. */
function lender({ brand, product }: Site): string {
  const { nmlsNumber, company } = brand.legal;
  const { lender = null, nmlsNumber: number = null } = product.loweredPayment ?? {};
  if (lender !== null) {
    return number === null ? text.lender({ lender }) : text.lenderNmls({ lender, number });
  }
  return nmlsNumber === null ? text.noLender() : text.lenderUnknown({ company });
}

function Rich({ text: sentence }: { text: string }) {
  return (
    <RichText
      text={sentence}
      parts={{ b: (bold) => <strong className="tabular text-ink">{bold}</strong> }}
    />
  );
}
