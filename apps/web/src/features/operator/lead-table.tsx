import { type LeadRow, sourceWords } from '@latchkey/contract';
import type { ReactNode } from 'react';
import { choiceLabel } from '@/lib/answer-text.ts';
import { money } from '@/lib/format.ts';
import { rowsFor, useSite } from '@/lib/site.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { LeadChips } from './lead-chips.tsx';
import { AssignedTo, BestProgram, ContactBy, Qualified, Received } from './lead-facts.tsx';
import { LeadLink, OtherLeadsLink } from './lead-link.tsx';

interface Column {
  readonly heading: () => string;
  readonly cell: (lead: LeadRow, now: Date) => ReactNode;
  /** Whether this column is about a lowered payment. */
  readonly isLowering?: true;
}

/** The columns that follow the column with the buyer's name. */
const allColumns: readonly Column[] = [
  {
    heading: text.received,
    cell: ({ createdAt }, now) => <Received createdAt={createdAt} now={now} />,
  },
  {
    heading: text.score,
    cell: ({ creditScore }) => (
      <span className="whitespace-nowrap">{choiceLabel(creditScore)}</span>
    ),
  },
  {
    heading: text.loweredPayment,
    cell: (lead) => <Qualified lead={lead} />,
    isLowering: true,
  },
  { heading: text.bestProgram, cell: (lead) => <BestProgram lead={lead} /> },
  { heading: text.contactBy, cell: (lead) => <ContactBy lead={lead} /> },
  { heading: text.officerAndDue, cell: (lead) => <AssignedTo lead={lead} /> },
  { heading: text.status, cell: (lead) => <LeadChips lead={lead} /> },
];

const cellClass = 'py-3 pr-4 text-left align-top last:pr-0';

/** The table of requests, on wide screens. */
export function LeadTable({ leads, now }: { leads: readonly LeadRow[]; now: Date }) {
  const columns = rowsFor(useSite().product, allColumns);
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{text.caption()}</caption>
      <thead>
        <tr className="border-b border-line-strong text-ink-soft">
          {[text.buyer, ...columns.map(({ heading }) => heading)].map((heading) => (
            <th key={heading()} scope="col" className="py-2 pr-4 text-left align-bottom last:pr-0">
              {heading()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <tr key={lead.id} className="border-b border-line last:border-0">
            <th scope="row" className={`${cellClass} w-1/5 font-normal`}>
              <LeadLink lead={lead} />
              <span className="block text-ink-soft">
                {text.homeFor({ city: lead.city, state: lead.state, price: money(lead.homePrice) })}
              </span>
              <OtherLeadsLink lead={lead} />
              <span className="block wrap-anywhere text-ink-soft">{sourceWords(lead.source)}</span>
            </th>
            {columns.map(({ heading, cell }) => (
              <td key={heading()} className={cellClass}>
                {cell(lead, now)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
