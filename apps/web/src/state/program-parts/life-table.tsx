import type { FundingBand } from '@latchkey/domain';
import { day } from '@/lib/format.ts';
import { publicProgramText as text } from '@/lib/texts.ts';
import { DataTable } from '@/ui/data-table.tsx';

/** A program's funding statuses over time, as a table. */
export function LifeTable({ bands }: { bands: readonly FundingBand[] }) {
  return (
    <DataTable
      caption={<span className="sr-only">{text.life()}</span>}
      columns={[
        { heading: text.from(), cell: ({ from }) => day(from) },
        { heading: text.to(), cell: ({ to }) => day(to) },
        { heading: text.status(), cell: ({ status }) => text[status]() },
      ]}
      rows={bands}
      rowKey={({ from }) => from}
    />
  );
}
