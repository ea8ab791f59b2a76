import type { SavingsAndDebt } from '@latchkey/domain';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { money, shortMoney } from '@/lib/format.ts';
import { chartsText as text } from '@/lib/texts.ts';
import { axisTick, PointHint, SquareMark } from '@/ui/chart-lines.tsx';

/** Line chart over seven years. Marks and dashes, not just color, tell the two lines apart. */
export function SavingsChart({
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
        tick={axisTick}
        tickLine={false}
        stroke="var(--line-strong)"
        interval={0}
        padding={{ left: 8 }}
        height={48}
        label={{ ...axisTick, value: text.yearsSince(), position: 'insideBottom' }}
      />
      <YAxis
        tick={axisTick}
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

function Hint({ year, owedLabel }: { year: SavingsAndDebt | undefined; owedLabel: string }) {
  if (!year) return null;
  const saved = `${text.savedSoFar()}: ${money(year.saved)}`;
  const owed = `${owedLabel}: ${money(year.owed)}`;
  return <PointHint title={text.year({ year: year.year })} lines={[saved, owed]} />;
}
