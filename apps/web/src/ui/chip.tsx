import type { ReactNode } from 'react';

const looks = {
  plain: 'bg-brand-tint text-ink',
  warn: 'bg-warn-tint text-warn-ink',
  quiet: 'bg-panel text-ink',
} as const;

/** A short fact on a card, rendered as a pill. */
export function Chip({
  look = 'plain',
  children,
}: {
  look?: keyof typeof looks;
  children: ReactNode;
}) {
  return (
    <span
      className={`rounded-small px-2.5 py-1 text-xs font-semibold forced-colors:border ${looks[look]}`}
    >
      {children}
    </span>
  );
}
