import type { FundingStatus } from '@latchkey/domain';
import { CircleCheck, CircleHelp, CirclePause, Hourglass, type LucideIcon } from 'lucide-react';
import { programsText as text } from '@/lib/texts.ts';

const icons: Readonly<Record<FundingStatus, LucideIcon>> = {
  open: CircleCheck,
  waitlist: Hourglass,
  paused: CirclePause,
  unknown: CircleHelp,
};

/** Funding status as an icon and text. */
export function Funding({ status }: { status: FundingStatus }) {
  const Icon = icons[status];
  return (
    <span className="flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon size={18} aria-hidden className={status === 'open' ? 'text-brand' : ''} />
      {text[status]()}
    </span>
  );
}
