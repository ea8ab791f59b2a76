import type { PublicProgram } from '@latchkey/contract';
import { type FactName, factQuote, type HouseholdLimit, ruleFacts } from '@latchkey/domain';
import type { LucideIcon } from 'lucide-react';
import Job from 'lucide-react/icons/briefcase';
import CreditScore from 'lucide-react/icons/gauge';
import Class from 'lucide-react/icons/graduation-cap';
import OwnMoney from 'lucide-react/icons/hand-coins';
import Home from 'lucide-react/icons/house';
import Key from 'lucide-react/icons/key-round';
import Loan from 'lucide-react/icons/landmark';
import Other from 'lucide-react/icons/list-checks';
import Place from 'lucide-react/icons/map-pin';
import Cash from 'lucide-react/icons/piggy-bank';
import Service from 'lucide-react/icons/shield';
import Price from 'lucide-react/icons/tag';
import Income from 'lucide-react/icons/wallet';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { countyAddress } from '@/lib/catalog-addresses.ts';
import { withChosen } from '@/lib/chosen-place.ts';
import { county, money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { programListText, rulesText, publicProgramText as text } from '@/lib/texts.ts';
import { InTheirWords } from '@/state/program-parts/in-their-words.tsx';
import { Card } from '@/ui/card.tsx';
import { CatalogText } from '@/ui/catalog-text.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { LoadFailed } from '@/ui/load-failed.tsx';
import { Choosers } from './choosers.tsx';
import { type RuleLine, ruleLines } from './rule-lines.ts';
import type { Choice } from './use-choice.ts';

const icons: Readonly<Partial<Record<RuleLine['rule'], LucideIcon>>> = {
  'service-area': Place,
  income: Income,
  'min-income': Income,
  price: Price,
  'credit-score': CreditScore,
  'first-time-buyer': Key,
  veteran: Service,
  profession: Job,
  cash: Cash,
  'own-contribution': OwnMoney,
  class: Class,
  'home-type': Home,
  'home-plan': Home,
  'first-mortgage': Loan,
};

/**
 * Shows who may get assistance from a program: its rules, with the figures for the chosen county
 * and household.
 */
export function RulesCard({ facts, choice }: { facts: PublicProgram; choice: Choice }) {
  const { program, counties } = facts;
  const { limits, failed, retry } = choice;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          {text.rules()}
        </h2>
        <Choosers choice={choice} />
        <p role="status" className={limits ? 'mt-3 text-sm text-ink-soft' : 'sr-only'}>
          {limits ? (
            <RichText
              text={text.figuresFor({ county: county(limits.county) })}
              parts={{ a: (words) => <CountyLink choice={choice}>{words}</CountyLink> }}
            />
          ) : null}
        </p>
        {failed ? (
          <LoadFailed
            words={text[`${failed}Failed`]()}
            onRetry={() => {
              // The pressed button disappears.
              heading.current?.focus();
              retry();
            }}
          />
        ) : null}
        <ul className="mt-4 grid gap-x-8 border-t border-line sm:grid-cols-2">
          {ruleLines(program, counties, choice).map((line) => (
            <Rule key={line.rule} line={line} program={program} />
          ))}
        </ul>
        <Incomes incomes={limits?.incomes ?? []} />
      </section>
    </Card>
  );
}

function CountyLink({ choice: { limits, kept }, children }: { choice: Choice; children: string }) {
  if (!limits) return children;
  const address = countyAddress(limits.state, limits.county);
  return (
    <Link
      to={withChosen(address, { zip: kept.zip })}
      className="inline-target font-semibold text-brand underline"
    >
      {children}
    </Link>
  );
}

function Rule({
  line: { rule, title, words, notes },
  program,
}: {
  line: RuleLine;
  program: PublicProgram['program'];
}) {
  const { classUrl } = program.contact;
  const names = factsOf(rule);
  const quote = factQuote(program.sources, names);
  const isDisputed = program.disputes.some(({ fact }) => names.some((name) => name === fact));
  const Icon = icons[rule] ?? Other;
  return (
    <li className="flex gap-3.5 border-b border-line py-4">
      <Icon size={20} aria-hidden className="mt-0.5 shrink-0 text-brand" />
      <div className="min-w-0">
        <h3 className="text-sm font-normal tracking-normal text-ink-soft">{title}</h3>
        <p className="font-semibold">
          <CatalogText>{words}</CatalogText>
        </p>
        {notes.map((note) => (
          <p key={note} className="mt-0.5 text-sm text-ink-soft">
            <CatalogText>{note}</CatalogText>
          </p>
        ))}
        {isDisputed ? (
          <p className="mt-0.5 text-sm font-semibold text-warn-ink">
            {rulesText.sourcesDisagree()}
          </p>
        ) : null}
        {quote ? <InTheirWords quote={quote} url={quote.url} /> : null}
        {rule === 'class' && classUrl ? (
          <a
            href={classUrl}
            rel="noopener"
            className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline"
          >
            {programListText.classLink()}
          </a>
        ) : null}
      </div>
    </li>
  );
}

function factsOf(rule: RuleLine['rule']): readonly FactName[] {
  if (rule === 'class') return ['rules.educationRequired'];
  return rule === 'cash' ? [] : ruleFacts[rule];
}

/**
 * Shows the income limits of all household sizes. Renders nothing if the limit is the same for
 * everyone.
 */
function Incomes({ incomes }: { incomes: readonly HouseholdLimit[] }) {
  if (incomes[0]?.householdSize == null) return null;
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-small text-sm font-semibold text-brand underline">
        {text.incomes()}
      </summary>
      <DataTable
        caption={<span className="sr-only">{text.incomes()}</span>}
        columns={[
          {
            heading: text.people(),
            cell: ({ size }) =>
              size === incomes.length ? text.peopleOrMore({ count: size }) : size,
          },
          {
            heading: text.incomeAYear(),
            cell: ({ income }) => (income === null ? text.notKnown() : money(income)),
          },
        ]}
        rows={incomes.map(({ income }, index) => ({ size: index + 1, income }))}
        rowKey={({ size }) => size}
      />
    </details>
  );
}
