import { daysBetween, type FundingBand, type FundingStatement } from '@latchkey/domain';
import { useId } from 'react';
import { sourceDate } from '@/lib/format.ts';
import { publicProgramText as text } from '@/lib/texts.ts';
import { Hatching } from '@/ui/hatching.tsx';

type Status = FundingBand['status'];

/** The color of each status, and the angle of its stripes. Without an angle, the band is solid. */
const looks: Readonly<Record<Status, { color: string; angle?: 0 | 45 | 90 | 135 }>> = {
  open: { color: 'var(--brand)' },
  waitlist: { color: 'var(--ink-soft)', angle: 0 },
  paused: { color: 'var(--ink-soft)', angle: 90 },
  closed: { color: 'var(--ink-soft)', angle: 135 },
  unknown: { color: 'var(--line-strong)', angle: 45 },
};

/** Draws a program's funding status over time as bands, with a dot for each statement. */
export function LifeDrawing({
  bands,
  statements,
  today,
}: {
  bands: readonly FundingBand[];
  statements: readonly FundingStatement[];
  today: string;
}) {
  const start = bands[0]?.from ?? today;
  const length = Math.max(1, daysBetween(start, today));
  const share = (on: string) => (daysBetween(start, on) / length) * 100;
  const shown = [...new Set(bands.map(({ status }) => status))];
  // A style attribute would not work, because the server's policy for content forbids it.
  return (
    <>
      <svg aria-hidden width="100%" className="block h-5 overflow-visible px-2">
        {bands.map(({ from, to, status }) => (
          <BandFill
            key={from}
            status={status}
            x={`${share(from)}%`}
            width={`${share(to) - share(from)}%`}
          />
        ))}
        {statements.map(({ day: on }) => (
          <circle
            key={on}
            cx={`${share(on)}%`}
            cy="10"
            r="6"
            fill="var(--surface)"
            stroke="var(--ink)"
            strokeWidth="2"
          />
        ))}
      </svg>
      <div className="tabular mt-1.5 flex justify-between text-xs text-ink-soft">
        <span>{sourceDate(start.slice(0, 7))}</span>
        <span>{text.now()}</span>
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
        {shown.map((status) => (
          <li key={status} className="flex items-center gap-2">
            <svg aria-hidden width="14" height="14" className="shrink-0 rounded-[4px]">
              <BandFill status={status} x="0" width="100%" />
            </svg>
            {text[status]()}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * A rectangle with the status's color and stripes, so that color is not the only difference between
 * statuses.
 */
function BandFill({ status, x, width }: { status: Status; x: string; width: string }) {
  const id = useId();
  const { color, angle } = looks[status];
  const fill = angle === undefined ? color : `url(#${id})`;
  return (
    <>
      {angle === undefined ? null : <Hatching id={id} color={color} angle={angle} />}
      <rect x={x} width={width} height="100%" fill={fill} />
    </>
  );
}
