import type { SavingsAndDebt } from '@latchkey/domain';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { money, shortMoney } from '@/lib/format.ts';
import { text } from './chart-text.ts';

const tick = { fill: 'var(--ink-soft)', fontSize: 13 };

/** Two lines over seven years, told apart by mark and dash as well as by colour. */
export function SavingsPicture({
  years,
  owedLabel,
}: {
  years: readonly SavingsAndDebt[];
  owedLabel: string;
}) {
  return (
    <LineChart
      responsive
      width="100%"
      height="100%"
      data={years}
      accessibilityLayer={false}
      margin={{ top: 8, right: 10, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="year"
        tick={tick}
        tickLine={false}
        stroke="var(--line-strong)"
        interval={0}
        padding={{ left: 8 }}
        height={48}
        label={{ ...tick, value: text.yearsSince(), position: 'insideBottom' }}
      />
      <YAxis
        tick={tick}
        tickLine={false}
        axisLine={false}
        width={52}
        tickCount={4}
        tickFormatter={shortMoney}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--line-strong)' }}
        content={({ payload }) => <Hint year={payload?.[0]?.payload} owedLabel={owedLabel} />}
      />
      <Line
        dataKey="saved"
        stroke="var(--brand)"
        strokeWidth={3}
        dot={{ r: 4.5, fill: 'var(--brand)', strokeWidth: 0 }}
        activeDot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="owed"
        stroke="var(--owed)"
        strokeWidth={3}
        strokeDasharray="6 4"
        dot={SquareMark}
        activeDot={false}
        isAnimationActive={false}
      />
    </LineChart>
  );
}

function SquareMark({ cx = 0, cy = 0, index }: { cx?: number; cy?: number; index?: number }) {
  return <rect key={index} x={cx - 4.5} y={cy - 4.5} width={9} height={9} fill="var(--owed)" />;
}

/** What a pointer rests on, in figures; the table has them for everybody else. */
function Hint({ year, owedLabel }: { year: SavingsAndDebt | undefined; owedLabel: string }) {
  if (!year) return null;
  return (
    <div className="rounded-small border border-line-strong bg-surface px-3 py-2 text-sm shadow-card">
      <p className="font-semibold">{text.year({ year: year.year })}</p>
      <p className="tabular">{`${text.savedSoFar()}: ${money(year.saved)}`}</p>
      <p className="tabular">{`${owedLabel}: ${money(year.owed)}`}</p>
    </div>
  );
}
