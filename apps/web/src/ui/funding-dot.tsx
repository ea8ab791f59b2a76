import { type CatalogProgram, isFundingOpen } from '@latchkey/domain';
import { useToday } from '@/lib/today.ts';

type Funding = Pick<CatalogProgram, 'status' | 'statusCheckedOn' | 'closesOn'>;

interface Props {
  readonly of: Funding;
  /** `large` for use next to a figure, `small` for use next to text. */
  readonly size?: keyof typeof sizes;
  readonly className?: string;
}

const sizes = { small: 'size-2', large: 'size-3.5' };

/** A dot that marks a funding status. The text next to the dot has the same meaning. */
export function FundingDot({ of, size = 'small', className = '' }: Props) {
  const today = useToday();
  return (
    <span
      aria-hidden
      className={`${sizes[size]} shrink-0 rounded-full border-2 forced-color-adjust-none ${lookOf(of, today)} ${className}`}
    />
  );
}

/**
 * Returns the classes for a status. Green means open, orange means that the program was open some
 * time ago, and a ring means unknown.
 */
function lookOf(of: Funding, today: string): string {
  if (isFundingOpen(of, today)) return 'border-brand bg-brand';
  if (isOpenOnDay(of)) return 'border-owed bg-owed';
  const isWaiting = of.status === 'paused' || of.status === 'waitlist';
  return isWaiting ? 'border-ink-soft bg-ink-soft' : 'border-ink-soft';
}

/** Whether a dated source states that the program had money. */
export function isOpenOnDay({ status, statusCheckedOn }: Omit<Funding, 'closesOn'>): boolean {
  return status === 'open' && statusCheckedOn !== null;
}
