import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { day, wholeNumber } from '@/lib/format.ts';
import { overviewText as text } from '@/lib/texts.ts';
import { axisTick, PointHint, SquareMark } from '@/ui/chart-lines.tsx';
import type { DayRow } from './overview-figures.ts';

type Labels = Readonly<Record<'first' | 'submitted', string>>;

/** Maximum number of marks. More would hide the lines. */
const MAX_MARKS = 14;

/** Line chart of two counts per day. Dashes distinguish the lines, and so do marks if they fit. */
export function DaysChart({ days, labels }: { days: readonly DayRow[]; labels: Labels }) {
  const isMarked = days.length <= MAX_MARKS;
  return (
    <LineChart
      responsive
      width="100%"
      height="100%"
      data={days}
      accessibilityLayer={false}
      margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="day"
        tick={axisTick}
        tickLine={false}
        stroke="var(--line-strong)"
        tickFormatter={day}
        minTickGap={32}
        padding={{ left: 8 }}
      />
      <YAxis
        tick={axisTick}
        tickLine={false}
        axisLine={false}
        width={44}
        tickCount={4}
        allowDecimals={false}
        tickFormatter={wholeNumber}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--line-strong)' }}
        content={({ payload }) => <Hint row={payload?.[0]?.payload} labels={labels} />}
      />
      <Line
        dataKey="first"
        stroke="var(--brand)"
        strokeWidth={3}
        dot={isMarked ? { r: 4.5, fill: 'var(--brand)', strokeWidth: 0 } : false}
        activeDot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="submitted"
        stroke="var(--ink)"
        strokeWidth={3}
        strokeDasharray="6 4"
        dot={isMarked ? SquareMark : false}
        activeDot={false}
        isAnimationActive={false}
      />
    </LineChart>
  );
}

function Hint({ row, labels }: { row: DayRow | undefined; labels: Labels }) {
  if (!row) return null;
  const lines = (['first', 'submitted'] as const).map((name) => {
    return text.hint({ label: labels[name], count: wholeNumber(row[name]) });
  });
  return <PointHint title={day(row.day)} lines={lines} />;
}
