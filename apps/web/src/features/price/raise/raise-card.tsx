import type { HelpByIncome, HelpStep } from '@latchkey/domain';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import Users from 'lucide-react/icons/users';
import { useId } from 'react';
import { wholeMoney } from '@/lib/format.ts';
import { raiseText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { Frame } from '@/ui/chart-frame.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { Hatching } from '@/ui/hatching.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { RaiseChart } from './raise-chart.tsx';
import { hasHelp } from './raise-shapes.ts';
import { programNames, type RaiseLine, raiseLines } from './raise-words.ts';

/**
 * Shows the largest amount of assistance at each income as a chart and a table, and states what the
 * next raise costs.
 *
 * @param price the home price that the assistance was computed for, in dollars
 */
export function RaiseCard({ help, price }: { help: HelpByIncome; price: number }) {
  const [from, to] = [help.steps[0]?.from ?? 0, help.steps.at(-1)?.to ?? 0].map(wholeMoney);
  if (!hasHelp(help)) {
    return (
      <Card className="*:max-w-150">
        <h2 className="text-lg font-bold">{text.title()}</h2>
        <p className="mt-1">{text.none({ from: from ?? '', to: to ?? '' })}</p>
      </Card>
    );
  }
  return (
    <Card className="*:max-w-150">
      <Frame
        title={text.title()}
        titleClass="text-lg"
        words={<p className="mt-1">{text.lead()}</p>}
        chart={<RaiseChart help={help} />}
        height="h-56"
        table={<StepTable steps={help.steps} />}
      >
        <ul className="mt-3 border-b border-line">
          {raiseLines(help).map((line) => (
            <Line key={line.words} line={line} />
          ))}
        </ul>
        <p className="border-t border-line pt-3 text-sm text-ink-soft">
          {text.note({ price: wholeMoney(price) })}
        </p>
      </Frame>
    </Card>
  );
}

/** A placeholder of about the same size as the card. */
export function RaiseSkeleton() {
  return <Skeleton className="h-176 rounded-card sm:h-152" />;
}

function Line({ line: { about, title, words } }: { line: RaiseLine }) {
  return (
    <li className="flex gap-3 border-t border-line py-3">
      <span className="mt-0.5 shrink-0">
        <LineIcon about={about} />
      </span>
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm whitespace-normal text-ink-soft">{words}</span>
      </span>
    </li>
  );
}

function LineIcon({ about }: Pick<RaiseLine, 'about'>) {
  switch (about) {
    case 'loss':
      return <TrendingUp size={20} aria-hidden className="text-danger" />;
    case 'gain':
      return <TrendingDown size={20} aria-hidden className="text-brand" />;
    case 'borrowers':
      return <Users size={20} aria-hidden className="text-brand" />;
    case 'unsure':
      return <StripedSample />;
  }
}

function StripedSample() {
  const id = useId();
  return (
    <svg aria-hidden width="20" height="20">
      <Hatching id={id} color="var(--line-strong)" />
      <rect
        x="1"
        y="3"
        width="18"
        height="14"
        fill={`url(#${id})`}
        stroke="var(--line-strong)"
        strokeDasharray="3 3"
      />
    </svg>
  );
}

function StepTable({ steps }: { steps: readonly HelpStep[] }) {
  return (
    <DataTable
      caption={<span className="sr-only">{text.caption()}</span>}
      columns={[
        {
          heading: text.columnIncome(),
          cell: ({ from, to }) => text.range({ from: wholeMoney(from), to: wholeMoney(to) }),
        },
        { heading: text.columnHelp(), cell: (step) => <HelpCell step={step} /> },
      ]}
      rows={steps}
      rowKey={({ from }) => from}
    />
  );
}

function HelpCell({ step: { sure, unsure } }: { step: HelpStep }) {
  return (
    <>
      <span className="block font-semibold">{wholeMoney(sure.dollars)}</span>
      <span className="block text-sm whitespace-normal text-ink-soft">
        {programNames(sure.programs)}
      </span>
      {unsure ? (
        <span className="block text-sm whitespace-normal text-ink-soft">
          {text.cellUnsure({
            dollars: wholeMoney(unsure.dollars),
            programs: programNames(unsure.programs),
          })}
        </span>
      ) : null}
    </>
  );
}
