import { useId } from 'react';
import { Hatching } from '@/ui/hatching.tsx';

/** The appearance of a section of a bar. Stripes mark an amount that is not part of the payment. */
export type PartLook =
  | 'loan'
  | 'second'
  | 'taxes'
  | 'other'
  | 'fee'
  | 'dues'
  | 'help'
  | 'moved'
  | 'short'
  | 'left';

export interface BarPart {
  readonly key: string;
  readonly dollars: number;
  readonly look: PartLook;
}

const colors: Readonly<Record<PartLook, string>> = {
  loan: 'var(--brand)',
  second: 'var(--owed)',
  taxes: 'var(--taxes)',
  other: 'var(--line-strong)',
  fee: 'var(--ink-soft)',
  dues: 'var(--ink)',
  help: 'var(--warn-ink)',
  moved: 'var(--brand)',
  short: 'var(--danger)',
  left: 'var(--line)',
};

function isStriped(look: PartLook): boolean {
  return look === 'moved' || look === 'short';
}

/**
 * A bar with several sections. All bars use the same scale. The amounts are next to the bars as
 * text.
 */
export function StackedBar({ parts, scale }: { parts: readonly BarPart[]; scale: number }) {
  const id = useId();
  const shown = placed(parts, scale);
  return (
    <svg aria-hidden width="100%" className="block h-4 overflow-hidden rounded-small sm:h-6">
      {shown.map(({ key, look, from, share }) => (
        <g key={key}>
          {isStriped(look) ? <Hatching id={`${id}-${key}`} color={colors[look]} /> : null}
          <rect
            x={`${from}%`}
            width={`${share}%`}
            height="100%"
            fill={isStriped(look) ? `url(#${id}-${key})` : colors[look]}
            stroke="var(--surface)"
            strokeWidth="2"
          />
        </g>
      ))}
    </svg>
  );
}

/** Calculates the position of each section on the bar, in percent. */
export function placed(parts: readonly BarPart[], scale: number) {
  let from = 0;
  return parts
    .filter(({ dollars }) => dollars > 0)
    .map((part) => {
      const share = scale > 0 ? (part.dollars / scale) * 100 : 0;
      const place = { ...part, from, share };
      from += share;
      return place;
    });
}

/** The color sample for a section in a list of amounts. */
export function PartMark({ look }: { look: PartLook }) {
  const id = useId();
  return (
    <svg aria-hidden width="14" height="14" className="shrink-0 rounded-[4px]">
      {isStriped(look) ? <Hatching id={id} color={colors[look]} /> : null}
      <rect width="14" height="14" fill={isStriped(look) ? `url(#${id})` : colors[look]} />
    </svg>
  );
}
