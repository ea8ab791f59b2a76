import type { LoweredPlan } from '@latchkey/domain';
import { type ReactNode, useId } from 'react';
import { wholeMoney } from '@/lib/format.ts';
import { paymentLineText as text } from '@/lib/texts.ts';
import { Hatching } from '@/ui/hatching.tsx';
import { OwedDrawing, stretched } from '@/ui/owed-drawing.tsx';
import { middleOf } from '@/ui/owed-shapes.ts';
import { type LineShapes, lineShapes } from './line-shapes.ts';
import type { LineYear } from './line-years.ts';

/** The height of an amount's label, as a percentage of the chart's height on a phone. */
const LABEL_SHARE = 20;
/** Number of years between two labels on the axis. */
const LABEL_EVERY = 5;

/**
 * Draws the payment chart. A range input covers the whole chart, so that a press anywhere selects
 * the year at that point. Screen readers skip the drawing, because the text and the table contain
 * the same figures.
 */
export function LinePlot({
  years,
  year,
  plan,
  onYear,
}: {
  years: readonly LineYear[];
  /** The selected year. */
  year: number;
  /** The lowered plan. Null if there is no lowered payment. */
  plan: LoweredPlan | null;
  onYear: (year: number) => void;
}) {
  const shapes = lineShapes(years);
  const [first, shown, last] = [years[0], years[year - 1], years.at(-1)];
  if (!first || !shown || !last) return null;
  const left = `${middleOf(year, years.length)}%`;
  return (
    <div className="relative mt-3 touch-pan-y">
      <input
        type="range"
        min={1}
        max={years.length}
        value={year}
        aria-label={text.choose()}
        aria-valuetext={text.year({ year })}
        onChange={({ target }) => onYear(target.valueAsNumber)}
        className="peer absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0 print:hidden"
      />
      <div aria-hidden className="pointer-events-none">
        <div className="relative h-24 sm:h-32">
          <Grid shapes={shapes} last={shapes.topOf(last.payment)} />
          <Payments shapes={shapes} isLowered={plan !== null} />
          <Mark left={left} top={shapes.topOf(shown.payment)} className="border-brand" />
          {plan ? (
            <Label top={shapes.topOf(first.payment)} className="left-0 pt-1 text-brand">
              <span className="relative z-1 bg-surface pr-1">{wholeMoney(first.payment)}</span>
            </Label>
          ) : null}
          <Label top={shapes.topOf(last.payment)} className="right-0 -translate-y-full pb-1">
            {text.last({ payment: wholeMoney(last.payment), year: last.year })}
          </Label>
        </div>
        {plan ? <OwedBand shapes={shapes} plan={plan} left={left} owed={shown.owed} /> : null}
        <YearLabels years={years} year={year} />
      </div>
      <YearHandle left={left} year={year} />
    </div>
  );
}

/** Draws the debt of the lowered plan below the payments. */
function OwedBand({
  shapes,
  plan,
  left,
  owed,
}: {
  shapes: LineShapes;
  plan: LoweredPlan;
  left: string;
  /** Dollars owed at the end of the selected year. */
  owed: number;
}) {
  return (
    <>
      <p className="mt-2 text-right text-xs text-ink-soft">
        {plan.product === 'Line of Credit' ? text.owedBand() : text.owedBandSecond()}
      </p>
      <div className="relative h-12">
        <OwedDrawing shapes={shapes} />
        <Mark left={left} top={shapes.owedTop(owed)} className="border-owed" />
        {plan.waiting.payback ? (
          <p className="absolute right-2 bottom-1 text-xs">
            {text.paidBack({ year: plan.waiting.years })}
          </p>
        ) : null}
      </div>
    </>
  );
}

/**
 * Draws a label for every fifth year on the axis, except where the selected year's handle would
 * cover it.
 */
function YearLabels({ years, year }: { years: readonly LineYear[]; year: number }) {
  return (
    <div className="relative mt-1 h-8 border-t border-line-strong">
      {years
        .filter((each) => each.year % LABEL_EVERY === 0 && Math.abs(each.year - year) > 1)
        .map((each) => (
          <span
            key={each.year}
            style={{ left: `${middleOf(each.year, years.length)}%` }}
            className="tabular absolute top-1.5 -translate-x-1/2 text-xs text-ink-soft"
          >
            {each.year}
          </span>
        ))}
    </div>
  );
}

/** Draws a vertical line at the selected year, with the year in a circle below it. */
function YearHandle({ left, year }: { left: string; year: number }) {
  return (
    <>
      <span
        aria-hidden
        style={{ left }}
        className="pointer-events-none absolute top-0 bottom-4 w-px -translate-x-1/2 bg-ink forced-colors:bg-[CanvasText] print:hidden"
      />
      <span
        aria-hidden
        style={{ left }}
        className="tabular pointer-events-none absolute bottom-0 flex size-8 print:hidden -translate-x-1/2 items-center justify-center rounded-full border-2 border-surface bg-ink text-sm font-bold text-surface outline-offset-2 peer-focus-visible:outline-3 peer-focus-visible:outline-brand"
      >
        {year}
      </span>
    </>
  );
}

/** Draws the grid lines. Omits the amount on a grid line where the payment line would cross it. */
function Grid({ shapes: { ticks }, last }: { shapes: LineShapes; last: number }) {
  return ticks.map(({ dollars, top }) => (
    <div
      key={dollars}
      style={{ top: `${top}%` }}
      className="absolute inset-x-0 border-t border-line"
    >
      {Math.abs(top - last) < LABEL_SHARE ? null : (
        <span className="tabular absolute right-0 bottom-0 text-xs text-ink-soft">
          {wholeMoney(dollars)}
        </span>
      )}
    </div>
  ));
}

function Payments({ shapes, isLowered }: { shapes: LineShapes; isLowered: boolean }) {
  const id = useId();
  return (
    <>
      {/* This drawing is not stretched, so that the stripes keep their width. */}
      <svg aria-hidden className="absolute inset-0 size-full">
        <Hatching id={`${id}-stripes`} color="var(--brand)" />
        <clipPath id={`${id}-less`} clipPathUnits="objectBoundingBox">
          <path d={shapes.less} transform="scale(0.01)" />
        </clipPath>
        <rect
          width="100%"
          height="100%"
          fill={`url(#${id}-stripes)`}
          fillOpacity="0.5"
          clipPath={`url(#${id}-less)`}
        />
      </svg>
      <svg aria-hidden {...stretched}>
        {isLowered ? (
          <path
            d={shapes.traditional}
            fill="none"
            stroke="var(--ink-soft)"
            strokeWidth="2"
            strokeDasharray="5 4"
            vectorEffect="non-scaling-stroke"
          />
        ) : null}
        <path
          d={shapes.payment}
          fill="none"
          stroke="var(--brand)"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </>
  );
}

/** Marks the point of the selected year on a line. */
function Mark({ left, top, className }: { left: string; top: number; className: string }) {
  return (
    <span
      style={{ left, top: `${top}%` }}
      className={`absolute size-3.5 -translate-1/2 rounded-full border-3 bg-surface ${className}`}
    />
  );
}

function Label({
  top,
  className,
  children,
}: {
  top: number;
  className: string;
  children: ReactNode;
}) {
  return (
    <span style={{ top: `${top}%` }} className={`tabular absolute text-sm font-bold ${className}`}>
      {children}
    </span>
  );
}
