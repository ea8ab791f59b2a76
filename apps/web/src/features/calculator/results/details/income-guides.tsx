import type { DebtGuide, DebtToIncome, GuideFinding } from '@latchkey/domain';
import { percent } from '@/lib/format.ts';
import { detailsText, affordText as text } from '@/lib/texts.ts';
import { Chip } from '@/ui/chip.tsx';

/** Compares the buyer's debts with lenders' guidelines. */
export function DebtGuides({ findings }: { findings: readonly GuideFinding[] }) {
  return (
    <>
      <ul className="mt-4 grid gap-3 text-sm">
        {findings.map((finding) => (
          <Guide key={finding.guide.id} finding={finding} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{text.guidesNote()}</p>
    </>
  );
}

function Guide({ finding }: { finding: GuideFinding }) {
  const { guide } = finding;
  const [source] = guide.sources;
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line pb-3 last:border-0">
      <span>
        <span className="block font-semibold">{text[`guide-${guide.id}`]()}</span>
        <span className="block">{mostWords(guide)}</span>
        {source ? (
          <span lang="en" className="block text-xs text-ink-soft">
            {text.guideSource({ publisher: source.publisher, year: source.year })}
          </span>
        ) : null}
      </span>
      <span className="shrink-0">
        <Chip look={isWithin(finding) ? 'plain' : 'warn'}>
          {isWithin(finding) ? text.within() : text.over()}
        </Chip>
      </span>
    </li>
  );
}

function isWithin({ front, back }: GuideFinding): boolean {
  return front !== 'over' && back !== 'over';
}

/** States whether the buyer's debts are within the 28/36 guideline. */
export function ruleWords(finding: GuideFinding): string {
  const words = isWithin(finding) ? text.ruleWithin : text.ruleOver;
  const { frontPercent, backPercent } = finding.guide;
  return words({ front: percent(frontPercent ?? backPercent), back: percent(backPercent) });
}

function mostWords({ frontPercent, backPercent }: DebtGuide): string {
  const back = percent(backPercent);
  return frontPercent === null
    ? text.backOnly({ back })
    : text.both({ front: percent(frontPercent), back });
}

/** The percentage of income at which the bar is full. */
const SCALE = 50;

/**
 * A bar that shows debts as a percentage of income, with marks at the two limits of the common
 * guide.
 */
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
            {detailsText.forHome({ percent: percent(frontPercent) })}
          </span>
        )}
        <span
          className="absolute pl-1 whitespace-nowrap max-sm:hidden"
          style={{ left: share(backPercent) }}
        >
          {detailsText.withDebts({ percent: percent(backPercent) })}
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
