import { type LoweredPlan, monthOfYear, YEARLY_GROWTH } from '@latchkey/domain';
import { loweringText as text } from '@/lib/texts.ts';

/** How the buyer pays a year's taxes and insurance, in the order of the three pictures. */
export const steps = ['prepaid', 'borrowed', 'own'] as const;
export type Step = (typeof steps)[number];

const MIN_YEARS = 6;
const WIDTH = 320;
/** The gap between two columns, as a fraction of the distance between the columns' left edges. */
const SPACE = 0.224;
/**
 * The maximum height of the loan payment's bar. The bars for taxes and insurance use the same
 * scale.
 */
const MAX_LOAN_HEIGHT = 84;
/**
 * The height available for both bars of a year, below the bracket. Excludes the gap between the
 * bars.
 */
const ROOM = 120;
const GAP = 6;
const BASELINE = 138;

/**
 * Draws the payments of the first six years, or through the first year after the lowered payment
 * ends, if that year is later. Each year has a bar for the loan and a bar for taxes and insurance
 * above it, on one scale. Screen readers skip the picture, because the card's text has the same
 * content.
 *
 * @param step the step that the picture explains
 */
export function YearBars({ plan, step }: { plan: LoweredPlan; step: Step }) {
  const { years, months, waiting } = plan;
  const { principalAndInterest } = monthOfYear(months, 1);
  const count = Math.max(MIN_YEARS, years + 1);
  const distance = WIDTH / (count - SPACE);
  const column = distance * (1 - SPACE);
  const ofLoan = (index: number) =>
    ((waiting.prepaid / 12) * (1 + YEARLY_GROWTH) ** index) / principalAndInterest;
  const loanHeight = Math.min(MAX_LOAN_HEIGHT, ROOM / (1 + ofLoan(count - 1)));
  const perYear = Array.from({ length: count }, (_, index) => {
    const year = index + 1;
    const top = ofLoan(index) * loanHeight;
    return { year, top, left: index * distance, paid: stepOf(year, years) };
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 162`}
      aria-hidden
      className="block w-full overflow-visible forced-color-adjust-none"
    >
      <Bracket {...bracketOf(step, years)} distance={distance} column={column} />
      {perYear.map(({ year, top, left, paid }) => (
        <g key={year}>
          <rect
            x={left}
            y={BASELINE - loanHeight}
            width={column}
            height={loanHeight}
            rx={6}
            className="fill-brand"
            opacity={paid === step ? 1 : 0.2}
          />
          <rect
            x={left + 1}
            y={BASELINE - loanHeight - GAP - top}
            width={column - 2}
            height={top}
            rx={6}
            className={isReached(paid, step) ? fills[paid] : 'fill-surface stroke-line'}
            strokeWidth={2}
            opacity={paid === 'prepaid' && step !== 'prepaid' ? 0.3 : 1}
          />
          <text
            x={left + column / 2}
            y={BASELINE + 19}
            textAnchor="middle"
            className={`text-sm ${paid === step ? 'fill-ink font-bold' : 'fill-ink-soft'}`}
          >
            {year === 1 ? text.year({ year }) : year}
          </text>
        </g>
      ))}
    </svg>
  );
}

const fills: Readonly<Record<Step, string>> = {
  prepaid: 'fill-taxes',
  borrowed: 'fill-owed',
  own: 'fill-taxes',
};

function stepOf(year: number, years: number): Step {
  if (year === 1) return 'prepaid';
  return year <= years ? 'borrowed' : 'own';
}

function isReached(paid: Step, step: Step): boolean {
  return steps.indexOf(paid) <= steps.indexOf(step);
}

/**
 * Returns the years that the figure above the bars refers to. In the last picture, these are the
 * years with borrowed money.
 */
function bracketOf(step: Step, years: number): { from: number; to: number; stroke: string } {
  return step === 'prepaid'
    ? { from: 1, to: 1, stroke: 'stroke-taxes' }
    : { from: 2, to: years, stroke: 'stroke-owed' };
}

function Bracket({
  from,
  to,
  stroke,
  distance,
  column,
}: ReturnType<typeof bracketOf> & { distance: number; column: number }) {
  const left = (from - 1) * distance + 1;
  const right = (to - 1) * distance + column - 1;
  return (
    <path
      d={`M${left} 7V2H${right}V7`}
      fill="none"
      className={stroke}
      strokeWidth={2}
      strokeLinejoin="round"
    />
  );
}
