import { isFundingOpen, type ListedProgram } from '@latchkey/domain';
import { fundingWords } from '@/lib/funding-words.ts';
import { useToday } from '@/lib/today.ts';

type Funding = Pick<ListedProgram, 'status' | 'statusCheckedOn' | 'closesOn'>;

/** Whether a program has money, with the day on which a source said so. */
export function FundingLine({ of }: { of: Funding }) {
  const today = useToday();
  return (
    <p className="flex items-start gap-2">
      <span
        aria-hidden
        className={`mt-[0.4rem] size-2 shrink-0 rounded-full border-2 forced-color-adjust-none ${dotClass(of, today)}`}
      />
      {fundingWords(of, today)}
    </p>
  );
}

/** Green: open. Orange: was open on a day that is some time ago. A ring: unknown. */
function dotClass(of: Funding, today: string): string {
  if (isFundingOpen(of, today)) return 'border-brand bg-brand';
  if (isOpenOnDay(of)) return 'border-owed bg-owed';
  const isWaiting = of.status === 'paused' || of.status === 'waitlist';
  return isWaiting ? 'border-ink-soft bg-ink-soft' : 'border-ink-soft';
}

/** Whether a source said on a known day that there was money. */
export function isOpenOnDay({ status, statusCheckedOn }: Funding): boolean {
  return status === 'open' && statusCheckedOn !== null;
}
