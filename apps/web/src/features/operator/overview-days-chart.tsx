import { type PointerEvent, useState } from 'react';
import { day, wholeNumber } from '@/lib/format.ts';
import { overviewText as text } from '@/lib/texts.ts';
import { PointHint } from '@/ui/chart-lines.tsx';
import { countTicks, evenly } from './overview-axis.ts';
import type { DayRow } from './overview-figures.ts';

type Line = 'first' | 'submitted';
/** A function that converts an index or a count to a percentage of the chart. */
type Scale = (value: number) => number;
type Labels = Readonly<Record<Line, string>>;

/** Maximum number of marks on a line. With more points, marks would hide the lines. */
const MAX_MARKS = 14;

/** Maximum number of days that have a label below the chart. */
const MAX_DAY_LABELS = 3;

/** A line chart of two counts per day. The lines have different dashes and marks. */
export function DaysChart({ days, labels }: { days: readonly DayRow[]; labels: Labels }) {
  const [pointed, setPointed] = useState<number | null>(null);
  const ticks = countTicks(
    Math.max(...days.map(({ first, submitted }) => Math.max(first, submitted))),
  );
  const top = ticks.at(-1) ?? 1;
  const x = (index: number) => (days.length < 2 ? 50 : (100 * index) / (days.length - 1));
  const y = (count: number) => 100 - (100 * count) / top;
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const nearest = Math.round(((clientX - left) / width) * (days.length - 1));
    setPointed(Math.min(Math.max(nearest, 0), days.length - 1));
  };
  const row = pointed === null ? undefined : days[pointed];

  return (
    <div className="h-full pt-2 pr-2 pb-8 pl-12 text-xs text-ink-soft">
      <div
        className="relative h-full"
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        <Ticks ticks={ticks} y={y} />
        <Lines days={days} x={x} y={y} />
        {days.length > MAX_MARKS
          ? null
          : days.map((each, index) => (
              <span key={each.day}>
                <Mark line="first" left={x(index)} top={y(each.first)} />
                <Mark line="submitted" left={x(index)} top={y(each.submitted)} />
              </span>
            ))}
        {evenly(days.length, MAX_DAY_LABELS).map((index) => (
          <span
            key={index}
            className={`tabular absolute top-full pt-2 ${dayLabelClass(index, days.length)}`}
            style={{ left: `${x(index)}%` }}
          >
            {day(days[index]?.day ?? '')}
          </span>
        ))}
        {row && pointed !== null ? (
          <div
            className={`pointer-events-none absolute top-0 z-10 text-ink ${pointed > days.length / 2 ? '-translate-x-full pr-3' : 'pl-3'}`}
            style={{ left: `${x(pointed)}%` }}
          >
            <PointHint
              title={day(row.day)}
              lines={(['first', 'submitted'] as const).map((line) =>
                text.hint({ label: labels[line], count: wholeNumber(row[line]) }),
              )}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Draws horizontal lines with their counts. */
function Ticks({ ticks, y }: { ticks: readonly number[]; y: Scale }) {
  return ticks.map((count) => (
    <div
      key={count}
      className="absolute inset-x-0 border-t border-line"
      style={{ top: `${y(count)}%` }}
    >
      <span className="tabular absolute right-full -translate-y-1/2 pr-3">
        {wholeNumber(count)}
      </span>
    </div>
  ));
}

function Lines({ days, x, y }: { days: readonly DayRow[]; x: Scale; y: Scale }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      {(['first', 'submitted'] as const).map((line) => (
        <polyline
          key={line}
          points={days.map((each, index) => `${x(index)},${y(each[line])}`).join(' ')}
          fill="none"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          className={line === 'first' ? 'stroke-brand' : 'stroke-ink'}
          strokeDasharray={line === 'first' ? undefined : '6 4'}
        />
      ))}
    </svg>
  );
}

/**
 * Returns the CSS classes for a day's label below the chart. The last label is aligned with the
 * chart's right edge. On a phone, there is no room for the middle label.
 */
function dayLabelClass(index: number, count: number): string {
  if (index > 0 && index === count - 1) return '-translate-x-full';
  return index > 0 ? '-translate-x-1/2 max-sm:hidden' : '-translate-x-1/2';
}

/** A round or square mark. Its position is a percentage of the chart's size. */
function Mark({ line, left, top }: { line: Line; left: number; top: number }) {
  const look = line === 'first' ? 'rounded-full bg-brand' : 'bg-ink';
  return (
    <span
      className={`absolute size-2.25 -translate-1/2 forced-colors:bg-[CanvasText] ${look}`}
      style={{ left: `${left}%`, top: `${top}%` }}
    />
  );
}
