import type { DebtToIncome, GuideFinding } from '@latchkey/domain';
import { percent } from '@/lib/format.ts';
import { detailsText as text } from '@/lib/texts.ts';

/** The share of income at the right end of the bar, in percent. A higher share fills the bar. */
const SCALE = 50;

/** The debts' share of income as a bar, with the common guide's two limits as marks. */
export function IncomeMeter({
  ratios: { front, back },
  rule,
}: {
  ratios: DebtToIncome;
  rule: GuideFinding | undefined;
}) {
  if (!rule) return null;
  const { frontPercent, backPercent } = rule.guide;
  const isOver = rule.front === 'over' || rule.back === 'over';
  const share = (value: number) => `${Math.min(100, (value / SCALE) * 100)}%`;
  return (
    <div aria-hidden className="mt-3">
      <svg aria-hidden width="100%" height="24" className="block overflow-visible">
        <rect y="7" width="100%" height="10" rx="5" fill="var(--line)" />
        <rect
          y="7"
          width={share(back)}
          height="10"
          rx="5"
          fill={isOver ? 'var(--owed)' : 'var(--brand)'}
          fillOpacity="0.5"
        />
        <rect
          y="7"
          width={share(front)}
          height="10"
          rx="5"
          fill={isOver ? 'var(--owed)' : 'var(--brand)'}
        />
        {frontPercent === null ? null : <Mark at={share(frontPercent)} />}
        <Mark at={share(backPercent)} dashes="3 2" />
      </svg>
      <div className="relative h-5 text-xs text-ink-soft">
        {frontPercent === null ? null : (
          <span
            className="absolute -translate-x-full pr-1 whitespace-nowrap"
            style={{ left: share(frontPercent) }}
          >
            {text.forHome({ percent: percent(frontPercent) })}
          </span>
        )}
        <span
          className="absolute pl-1 whitespace-nowrap max-sm:hidden"
          style={{ left: share(backPercent) }}
        >
          {text.withDebts({ percent: percent(backPercent) })}
        </span>
      </div>
    </div>
  );
}

function Mark({ at, dashes }: { at: string; dashes?: string }) {
  return (
    <line
      x1={at}
      x2={at}
      y1="0"
      y2="24"
      stroke="var(--ink)"
      strokeWidth="2"
      {...(dashes ? { strokeDasharray: dashes } : {})}
    />
  );
}
