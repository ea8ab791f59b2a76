import type { RentOrBuy } from '@latchkey/domain';
import { wholeMoney } from '@/lib/format.ts';
import { rentOrBuyText as text } from '@/lib/texts.ts';
import { type Column, DataTable } from '@/ui/data-table.tsx';

/**
 * Shows, for each year in the list, how much the buyer has paid by then. Also shows how much of the
 * home's value belongs to the buyer.
 */
export function YearsTable({ years }: { years: readonly RentOrBuy[] }) {
  const ofRent = rentColumn(years, text.rentPaid(), ({ paid }) => hundreds(paid));
  return (
    <DataTable
      caption={<span className="sr-only">{text.caption()}</span>}
      columns={[
        { heading: text.after(), cell: ({ year }) => text.years({ years: year }) },
        ...ofRent,
        { heading: text.homePaid(), cell: ({ paid }) => hundreds(paid) },
        {
          heading: text.yours(),
          cell: ({ yours }) => <span className="font-bold">{rangeWords(yours)}</span>,
        },
      ]}
      rows={years}
      rowKey={({ year }) => year}
    />
  );
}

/** Shows the monthly rent and the monthly payment for the home in some years. */
export function MonthTable({ years }: { years: readonly RentOrBuy[] }) {
  const ofRent = rentColumn(years, text.rentMonth(), ({ monthly }) => wholeMoney(monthly));
  return (
    <DataTable
      caption={text.captionMonth()}
      columns={[
        { heading: text.inYear(), cell: ({ year }) => year },
        ...ofRent,
        { heading: text.homeMonth(), cell: ({ payment }) => wholeMoney(payment) },
      ]}
      rows={years}
      rowKey={({ year }) => year}
    />
  );
}

function rentColumn(
  years: readonly RentOrBuy[],
  heading: string,
  words: (rent: NonNullable<RentOrBuy['rent']>) => string,
): Column<RentOrBuy>[] {
  if (years.every(({ rent }) => rent === null)) return [];
  return [{ heading, cell: ({ rent }) => (rent ? words(rent) : null) }];
}

/** Formats dollars, rounded to $100. */
function hundreds(dollars: number): string {
  return wholeMoney(Math.round(dollars / 100) * 100);
}

function rangeWords({ least, most }: RentOrBuy['yours']): string {
  const [low, high] = [hundreds(least), hundreds(most)];
  return low === high ? low : text.range({ least: low, most: high });
}
