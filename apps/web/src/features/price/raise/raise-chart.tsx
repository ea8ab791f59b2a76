import type { HelpByIncome } from '@latchkey/domain';
import { useId } from 'react';
import { shortMoney, signedMoney, wholeMoney } from '@/lib/format.ts';
import { raiseText as text } from '@/lib/texts.ts';
import { Hatching } from '@/ui/hatching.tsx';
import { stretched } from '@/ui/owed-drawing.tsx';
import { type Drop, type RaiseShapes, raiseShapes } from './raise-shapes.ts';

/**
 * Draws the largest amount of assistance at each income. Screen readers skip the chart, because the
 * text and the table contain the same figures.
 */
export function RaiseChart({ help }: { help: HelpByIncome }) {
  const shapes = raiseShapes(help);
  return (
    <div aria-hidden className="tabular relative h-56 pt-7 pr-4 pb-8 pl-12 text-sm">
      <div className="relative size-full">
        <Grid shapes={shapes} />
        <Unsure shapes={shapes} />
        <Steps shapes={shapes} />
        <You shapes={shapes} income={help.income} />
        <Drops drops={shapes.drops} firstAt={help.loss?.at ?? null} />
      </div>
    </div>
  );
}

function Grid({ shapes: { helpTicks, incomeTicks } }: { shapes: RaiseShapes }) {
  return (
    <>
      {helpTicks.map(({ dollars, top }) => (
        <div
          key={dollars}
          style={{ top: `${top}%` }}
          className={`absolute inset-x-0 border-t ${dollars === 0 ? 'border-line-strong' : 'border-line'}`}
        >
          <span className="absolute right-full bottom-0 translate-y-1/2 pr-2 text-ink-soft">
            {shortMoney(dollars)}
          </span>
        </div>
      ))}
      {incomeTicks.map(({ income, left }, index) => (
        <span
          key={income}
          style={{ left: `${left}%` }}
          className={`absolute top-full -translate-x-1/2 pt-1.5 text-ink-soft ${index % 2 === 1 ? 'max-sm:hidden' : ''}`}
        >
          {shortMoney(income)}
        </span>
      ))}
    </>
  );
}

/**
 * Marks uncertain assistance with stripes. The drawing is not stretched, so that the stripes keep
 * their width.
 */
function Unsure({ shapes: { unsure } }: { shapes: RaiseShapes }) {
  const id = useId();
  return (
    <svg aria-hidden className="absolute inset-0 size-full forced-colors:text-[CanvasText]">
      <Hatching id={`${id}-stripes`} color="var(--line-strong)" />
      {unsure.map(({ left, top, width, height }) => (
        <rect
          key={left}
          x={`${left}%`}
          y={`${top}%`}
          width={`${width}%`}
          height={`${height}%`}
          fill={`url(#${id}-stripes)`}
          fillOpacity="0.45"
          stroke="var(--line-strong)"
          strokeDasharray="3 3"
        />
      ))}
    </svg>
  );
}

function Steps({ shapes: { line, area } }: { shapes: RaiseShapes }) {
  return (
    <svg aria-hidden {...stretched}>
      <path d={area} fill="var(--brand)" fillOpacity="0.16" />
      <path
        d={line}
        fill="none"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
        className="stroke-brand forced-colors:stroke-[CanvasText]"
      />
    </svg>
  );
}

/**
 * If a point is past this position, in percent, its label is to the left of the point. This keeps
 * the label inside the chart.
 */
const LABEL_LEFT_FROM = 45;

function You({ shapes: { you }, income }: { shapes: RaiseShapes; income: number }) {
  const side = you.left > LABEL_LEFT_FROM ? 'right-full mr-1.5' : 'left-full ml-1.5';
  return (
    <div style={{ left: `${you.left}%` }} className="absolute -top-6 bottom-0">
      <span className="absolute inset-y-0 left-0 w-0.5 -translate-x-1/2 bg-ink forced-colors:bg-[CanvasText]" />
      <span className={`absolute top-0 font-semibold whitespace-nowrap ${side}`}>
        {text.you({ income: wholeMoney(income) })}
      </span>
      <span className="absolute inset-x-0 top-6 bottom-0">
        <span
          style={{ top: `${you.top}%` }}
          className="absolute size-4 -translate-1/2 rounded-full border-3 border-ink bg-surface"
        />
      </span>
    </div>
  );
}

/**
 * The minimum distance between the labels of two drops in assistance, as a percentage of the
 * chart's width.
 */
const LABEL_WIDTH = 26;
/**
 * The minimum height of a drop that has space for a label below it, as a percentage of the chart's
 * height.
 */
const LABEL_HEIGHT = 16;

function Drops({ drops, firstAt }: { drops: readonly Drop[]; firstAt: number | null }) {
  const first = drops.find(({ at }) => at === firstAt);
  const labelled = labelledDrops(drops, first);
  return drops.map((drop) => (
    <div
      key={drop.at}
      style={{ left: `${drop.left}%`, top: `${drop.top}%`, height: `${drop.bottom - drop.top}%` }}
      className="absolute"
    >
      <span className="absolute inset-y-0 left-0 -translate-x-1/2 border-l-2 border-dashed border-danger" />
      {labelled.includes(drop) ? <DropLabel drop={drop} isFirst={drop === first} /> : null}
    </div>
  ));
}

/** Returns the drops that have space for a label. Always includes the buyer's next drop. */
function labelledDrops(drops: readonly Drop[], first: Drop | undefined): Drop[] {
  const labelled = first ? [first] : [];
  for (const drop of drops) {
    const isFree = labelled.every(({ left }) => Math.abs(drop.left - left) >= LABEL_WIDTH);
    if (isFree) labelled.push(drop);
  }
  return labelled;
}

/**
 * Labels a drop in assistance. A phone shows only the label of the buyer's next drop. If that label
 * is to the left of the drop, a phone omits the income.
 */
function DropLabel({ drop, isFirst }: { drop: Drop; isFirst: boolean }) {
  const dollars = signedMoney(-drop.dollars);
  const isLeft = drop.left > LABEL_LEFT_FROM;
  const side = isLeft ? 'right-full mr-1.5' : 'left-full ml-1.5';
  const height = drop.bottom - drop.top < LABEL_HEIGHT ? 'bottom-full' : 'top-1';
  const withIncome = text.drop({ at: wholeMoney(drop.at), dollars });
  return (
    <span
      className={`absolute font-semibold whitespace-nowrap text-danger ${side} ${height} ${isFirst ? '' : 'max-sm:hidden'}`}
    >
      {isFirst && !isLeft ? withIncome : null}
      {isFirst && isLeft ? (
        <>
          <span className="sm:hidden">{dollars}</span>
          <span className="max-sm:hidden">{withIncome}</span>
        </>
      ) : null}
      {isFirst ? null : dollars}
    </span>
  );
}
