import type { CountyPrograms } from '@latchkey/contract';
import { householdSizes } from '@latchkey/domain';
import { useId } from 'react';
import { money } from '@/lib/format.ts';
import { countyProgramsText as text } from '@/lib/texts.ts';
import { useDraftPart } from '@/state/draft.ts';
import { Card } from '@/ui/card.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';

type Limits = NonNullable<CountyPrograms['incomeLimits']>;

/** HUD's income limits for households of 1 to 8 people. Marks the buyer's household if it is known. */
export function IncomeLimits({ limits }: { limits: Limits }) {
  const titleId = useId();
  const household = useDraftPart((draft) => draft?.householdSize ?? null);
  const { low, isByTown, asOf, medianFamilyIncome } = limits;
  return (
    <Card className="min-[65rem]:mt-10">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-xl font-bold">
          {text.incomeTitle()}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {text.incomeNote({ year: yearIn(asOf) })} {isByTown ? text.byTown() : null}
        </p>
        <table aria-labelledby={titleId} className="mt-2 w-full border-collapse">
          <tbody>
            {householdSizes.map((size, index) => (
              <SizeRow key={size} size={size} limit={low[index]} isOwn={size === household} />
            ))}
          </tbody>
        </table>
        <Disclosure
          title={
            <span className="text-sm font-semibold text-brand underline">{text.otherLimits()}</span>
          }
          isServed
        >
          <OtherLimits limits={limits} />
          <p className="mt-2 text-sm text-ink-soft">
            {text.median({ amount: money(medianFamilyIncome) })}
          </p>
        </Disclosure>
      </section>
    </Card>
  );
}

function SizeRow({
  size,
  limit,
  isOwn,
}: {
  size: number;
  limit: number | undefined;
  isOwn: boolean;
}) {
  return (
    <tr
      className={`border-t border-line ${isOwn ? 'bg-brand-tint forced-colors:outline-2 forced-colors:-outline-offset-2' : ''}`}
    >
      <th scope="row" className={`px-2 py-2.5 text-left ${isOwn ? 'font-bold' : 'font-normal'}`}>
        {text.people({ count: size })}
        {isOwn ? <span className="ml-2 text-sm font-normal">{text.yours()}</span> : null}
      </th>
      <td className="tabular px-2 py-2.5 text-right font-semibold">
        {limit === undefined ? null : money(limit)}
      </td>
    </tr>
  );
}

/** Returns the year in a source's date: 2026 for "Fiscal year 2026". */
function yearIn(asOf: string): string {
  return /\d{4}/.exec(asOf)?.[0] ?? asOf;
}

function OtherLimits({ limits: { extremelyLow, veryLow } }: { limits: Limits }) {
  const rows = householdSizes.map((size, index) => ({
    size,
    extremelyLow: extremelyLow[index],
    veryLow: veryLow[index],
  }));
  const dollars = (amount: number | undefined) => (amount === undefined ? null : money(amount));
  return (
    <DataTable
      caption={<span className="sr-only">{text.otherLimits()}</span>}
      rows={rows}
      rowKey={({ size }) => size}
      columns={[
        { heading: text.household(), cell: ({ size }) => text.people({ count: size }) },
        { heading: text.extremelyLow(), cell: (row) => dollars(row.extremelyLow) },
        { heading: text.veryLow(), cell: (row) => dollars(row.veryLow) },
      ]}
    />
  );
}
