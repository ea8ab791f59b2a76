import { type LeadRow, sourceWords } from '@latchkey/contract';
import type { ReactNode } from 'react';
import { choiceLabel } from '@/lib/answer-text.ts';
import { age, moment, money } from '@/lib/format.ts';
import { product } from '@/lib/product.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { LeadChips } from './lead-chips.tsx';
import { AssignedTo, BestProgram, ContactBy, Qualified } from './lead-facts.tsx';
import { LeadLink, OtherLeadsLink } from './lead-link.tsx';

/** Requests as cards, for phones and tablets. */
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
        <Fact label={text.officer()}>
          <AssignedTo lead={lead} />
        </Fact>
        <Fact label={text.score()}>{choiceLabel(lead.creditScore)}</Fact>
        {product.loweredPayment === null ? null : (
          <Fact label={text.loweredPayment()}>
            <Qualified lead={lead} />
          </Fact>
        )}
        <Fact label={text.contactBy()}>
          <ContactBy lead={lead} />
        </Fact>
        <Fact label={text.bestProgram()} isWide>
          <BestProgram lead={lead} />
        </Fact>
        {source === null ? null : (
          <Fact label={text.source()} isWide>
            <span className="wrap-anywhere">{source}</span>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

/** A label with its value next to it, or below it if the value is long. */
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
