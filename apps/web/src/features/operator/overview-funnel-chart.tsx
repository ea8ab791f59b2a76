import type { FunnelRow } from '@latchkey/domain';
import { Bar, BarChart, type BarShapeProps, XAxis, YAxis } from 'recharts';
import { wholeNumber } from '@/lib/format.ts';
import { overviewText as text } from '@/lib/texts.ts';
import { share, stepLabel } from './overview-words.ts';

interface StepWords {
  readonly label: string;
  readonly words: string;
}

/** Bar chart with one bar per step. The step's name, count and share are above its bar. */
export function FunnelChart({ rows }: { rows: readonly FunnelRow[] }) {
  const bars = rows.map(({ step, count, ofFirst }) => ({
    count,
    label: stepLabel(step),
    words: text.withShare({ count: wholeNumber(count), share: share(ofFirst) }),
  }));
  return (
    <BarChart
      responsive
      width="100%"
      height="100%"
      data={bars}
      layout="vertical"
      accessibilityLayer={false}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      barSize={10}
    >
      <XAxis type="number" hide domain={[0, 'dataMax']} />
      <YAxis type="category" dataKey="label" hide />
      <Bar
        dataKey="count"
        minPointSize={(count) => (count === 0 ? 0 : 1)}
        shape={StepBar}
        isAnimationActive={false}
      />
    </BarChart>
  );
}

/** A bar with its text above it. The text can use the full width, even on a phone. */
function StepBar({ x, y, width, height, background, payload }: BarShapeProps) {
  const { label, words }: StepWords = payload;
  const whole = background?.width ?? 0;
  return (
    <g>
      <text x={x} y={y - 6} fill="var(--ink)" className="text-sm font-semibold">
        {label}
      </text>
      <text x={x + whole} y={y - 6} textAnchor="end" fill="var(--ink)" className="tabular text-sm">
        {words}
      </text>
      <rect x={x} y={y} width={whole} height={height} rx={5} fill="var(--line)" />
      <rect x={x} y={y} width={width} height={height} rx={5} fill="var(--brand)" />
    </g>
  );
}
