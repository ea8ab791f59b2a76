import { type LeadRow, sourceWords } from '@latchkey/contract';
import type { ReactNode } from 'react';
import { choiceLabel } from '@/lib/answer-text.ts';
import { age, moment, money } from '@/lib/format.ts';
import { rowsFor, useSite } from '@/lib/site.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { LeadChips } from './lead-chips.tsx';
import { AssignedTo, BestProgram, ContactBy, Qualified } from './lead-facts.tsx';
import { LeadLink, OtherLeadsLink } from './lead-link.tsx';

interface CardFact {
  readonly label: () => string;
  readonly value: (lead: LeadRow) => ReactNode;
  readonly isWide?: true;
  /** Whether this fact concerns a lowered payment. */
  readonly isLowering?: true;
}

const facts: readonly CardFact[] = [
  { label: text.officer, value: (lead) => <AssignedTo lead={lead} /> },
  { label: text.score, value: ({ creditScore }) => choiceLabel(creditScore) },
  { label: text.loweredPayment, value: (lead) => <Qualified lead={lead} />, isLowering: true },
  { label: text.contactBy, value: (lead) => <ContactBy lead={lead} /> },
  { label: text.bestProgram, value: (lead) => <BestProgram lead={lead} />, isWide: true },
];

/** Shows requests as cards, on phones and tablets. */
export function LeadCards({ leads, now }: { leads: readonly LeadRow[]; now: Date }) {
  return (
    <ul aria-label={text.caption()} className="grid gap-4 sm:grid-cols-2">
      {leads.map((lead) => (
        <li key={lead.id} className="grid">
          <LeadCard lead={lead} now={now} />
        </li>
      ))}
    </ul>
  );
}

function LeadCard({ lead, now }: { lead: LeadRow; now: Date }) {
  const { city, state, homePrice, createdAt } = lead;
  const source = sourceWords(lead.source);
  const { product } = useSite();
  return (
    <Card className="relative">
      <h2>
        <LeadLink lead={lead} isStretched />
      </h2>
      <p className="mt-0.5 text-sm text-ink-soft">
        {text.homeFor({ city, state, price: money(homePrice) })}
      </p>
      <p className="text-sm text-ink-soft">
        <time dateTime={createdAt}>
          {text.receivedOn({ age: age(createdAt, now), moment: moment(createdAt) })}
        </time>
      </p>
      <p className="text-sm empty:hidden">
        <OtherLeadsLink lead={lead} />
      </p>
      <div className="mt-2.5">
        <LeadChips lead={lead} />
      </div>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {rowsFor(product, facts).map(({ label, value, isWide }) => (
          <Fact key={label()} label={label()} isWide={isWide ?? false}>
            {value(lead)}
          </Fact>
        ))}
        {source === null ? null : (
          <Fact label={text.source()} isWide>
            <span className="wrap-anywhere">{source}</span>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

/** A label and its value. A short value is next to the label, and a long one is below it. */
function Fact({
  label,
  isWide = false,
  children,
}: {
  label: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isWide ? 'col-span-2' : 'contents'}>
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
