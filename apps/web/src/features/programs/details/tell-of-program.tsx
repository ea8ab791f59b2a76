import { mayHaveMoney, type ProgramDetails } from '@latchkey/domain';
import { useDraft } from '@/state/draft.ts';
import { TellMe } from '@/state/notices/tell-me.tsx';

/**
 * Offers emails about a program that the buyer cannot use now, but may be able to use later: a
 * program that is paused, has a waitlist, or almost matches.
 */
export function TellOfProgram({
  program: { id, programName, status },
  isAlmost,
  className,
}: {
  program: Pick<ProgramDetails, 'id' | 'programName' | 'status'>;
  isAlmost: boolean;
  className?: string;
}) {
  const state = useDraft()?.homeLocation?.state;
  if (mayHaveMoney(status) && !isAlmost) return null;
  return (
    <div className={className}>
      <TellMe topic={{ kind: 'program', programId: id }} subject={programName} state={state} />
    </div>
  );
}
