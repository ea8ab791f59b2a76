import { Bar, BarChart, XAxis, YAxis } from 'recharts';
import { money } from '@/lib/format.ts';
import { chartsText as text } from '@/lib/texts.ts';
import type { PartSeries } from './part-series.ts';

/** Bar chart of both payments on the same scale. */
export function PaymentsChart({
  parts,
  payments: { lowered, traditional },
}: {
  parts: readonly PartSeries[];
  /** Dollars a month. */
  payments: { readonly lowered: number; readonly traditional: number };
}) {
  const bars = [
    { name: text.bar({ name: text.lowered(), payment: money(lowered) }), ...dollars('lowered') },
    {
      name: text.bar({ name: text.traditional(), payment: money(traditional) }),
      ...dollars('traditional'),
    },
  ];
  function dollars(bar: 'lowered' | 'traditional') {
    return Object.fromEntries(parts.map((part) => [part.key, part[bar]]));
  }
  return (
    <BarChart
      responsive
      width="100%"
      height="100%"
      data={bars}
      layout="vertical"
      accessibilityLayer={false}
      margin={{ top: 16, right: 0, bottom: 0, left: 0 }}
      barSize={36}
    >
      <Hatching />
      <XAxis type="number" hide domain={[0, 'dataMax']} />
      <YAxis
        type="category"
        dataKey="name"
        mirror
        width={1}
        axisLine={false}
        tickLine={false}
        tick={BarName}
      />
      {parts.map(({ key, color }) => (
        <Bar
          key={key}
          dataKey={key}
          stackId="payment"
          fill={key === 'saved' ? 'url(#hatching)' : color}
          stroke="var(--surface)"
          strokeWidth={2}
          radius={6}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
}

/** A pattern that marks the savings without relying on color. */
function Hatching() {
  return (
    <defs>
      <pattern
        id="hatching"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="4" height="9" fill="var(--brand)" />
      </pattern>
    </defs>
  );
}

/** A bar's label, rendered above it across the full width. */
function BarName({ y, payload }: { y: number | string; payload: { value: string } }) {
  return (
    <text x={0} y={Number(y) - 26} fill="var(--ink)" className="text-sm font-semibold">
      {payload.value}
    </text>
  );
}
