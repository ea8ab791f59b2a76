import { type CatalogProgram, isFundingOpen } from '@latchkey/domain';
import { useToday } from '@/lib/today.ts';

type Funding = Pick<CatalogProgram, 'status' | 'statusCheckedOn' | 'closesOn'>;

interface Props {
  readonly of: Funding;
  /** Large next to a figure, small next to text. */
  readonly size?: keyof typeof sizes;
  readonly className?: string;
}

const sizes = { small: 'size-2', large: 'size-3.5' };

/** Marks a funding status. The words next to the dot say the same. */
export function FundingDot({ of, size = 'small', className = '' }: Props) {
  const today = useToday();
  return (
    <span
      aria-hidden
      className={`${sizes[size]} shrink-0 rounded-full border-2 forced-color-adjust-none ${lookOf(of, today)} ${className}`}
    />
  );
}

/** Green: open. Orange: was open on a day that is some time ago. A ring: unknown. */
function lookOf(of: Funding, today: string): string {
  if (isFundingOpen(of, today)) return 'border-brand bg-brand';
  if (isOpenOnDay(of)) return 'border-owed bg-owed';
  const isWaiting = of.status === 'paused' || of.status === 'waitlist';
  return isWaiting ? 'border-ink-soft bg-ink-soft' : 'border-ink-soft';
}

/** Whether a source said on a known day that there was money. */
export function isOpenOnDay({ status, statusCheckedOn }: Omit<Funding, 'closesOn'>): boolean {
  return status === 'open' && statusCheckedOn !== null;
}
