import type { LeadRow } from '@latchkey/contract';
import { Link } from 'react-router';
import { day, money } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { INBOX } from '@/state/account/operator-access.ts';
import { LeadChips } from './lead-chips.tsx';

const head = 'border-b border-line-strong px-3 py-2 text-left first:pl-0';
const cell = 'px-3 py-2 first:pl-0';

/** Table of requests. Scrolls sideways if it is narrower than its columns. */
export function LeadTable({ leads }: { leads: readonly LeadRow[] }) {
  return (
    <section
      aria-label={text.caption()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: if the table is wider than the page, the keyboard must scroll it.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full min-w-[44rem] border-collapse text-sm">
        <thead>
          <tr className="text-ink-soft">
            <th scope="col" className={head}>
              {text.buyer()}
            </th>
            <th scope="col" className={head}>
              {text.received()}
            </th>
            <th scope="col" className={head}>
              {text.home()}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {text.price()}
            </th>
            <th scope="col" className={head}>
              {text.status()}
            </th>
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <tr key={lead.id} className="border-b border-line last:border-0">
              <th scope="row" className={`${cell} text-left font-semibold`}>
                <Link
                  to={`${INBOX}/${lead.id}`}
                  className="inline-flex min-h-11 items-center rounded-small text-brand [overflow-wrap:anywhere] hover:underline"
                >
                  {lead.contact.fullName}
                </Link>
              </th>
              <td className={`${cell} tabular whitespace-nowrap`}>
                <time dateTime={lead.createdAt}>{day(lead.createdAt)}</time>
              </td>
              <td className={cell}>{text.place({ city: lead.city, state: lead.state })}</td>
              <td className={`${cell} tabular text-right`}>{money(lead.homePrice)}</td>
              <td className={cell}>
                <LeadChips lead={lead} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
