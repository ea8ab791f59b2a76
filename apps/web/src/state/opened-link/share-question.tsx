import { shareText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import type { SharedChange } from './shared-changes.ts';

/** Asks a buyer with a quote in progress whether to keep its figures or use the link's figures. */
export function ShareQuestion({
  changes,
  onUse,
  onKeep,
}: {
  changes: readonly SharedChange[];
  onUse: () => void;
  onKeep: () => void;
}) {
  return (
    <Card>
      <h2 className="text-xl leading-tight font-bold">{text.ask()}</h2>
      <p className="mt-2 mb-4 text-ink-soft">{text.askLead()}</p>
      <DataTable
        caption={<span className="sr-only">{text.ask()}</span>}
        columns={[
          { heading: text.figure(), cell: ({ label }) => label },
          { heading: text.yours(), cell: ({ own }) => <Words>{own}</Words> },
          { heading: text.theLinks(), cell: ({ shared }) => <Words>{shared}</Words> },
        ]}
        rows={changes}
        rowKey={({ label }) => label}
      />
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <Button onClick={onUse}>{text.use()}</Button>
        <Button look="outline" className="min-h-13" onClick={onKeep}>
          {text.keep()}
        </Button>
      </div>
    </Card>
  );
}

/** A value in the table. On a phone, the name of a location may wrap onto a second line. */
function Words({ children }: { children: string }) {
  return <span className="whitespace-normal">{children}</span>;
}
