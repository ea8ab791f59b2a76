import type { AgencyProgram, AgencySession } from '@latchkey/contract';
import { useState } from 'react';
import { useNow } from '@/lib/use-now.ts';
import { Done } from './done.tsx';
import { ProgramForm } from './program-form.tsx';

/**
 * Shows the agency's programs one after another. For each program, first shows the form and, after
 * the agency submits it, the confirmation.
 */
export function ConfirmPrograms({ session }: { session: AgencySession }) {
  const { programs, endsAt } = session;
  const now = useNow();
  const isOpen = new Date(endsAt) > now;
  const [index, setIndex] = useState(() => firstUnsaid(programs));
  const [isSaid, setSaid] = useState(false);
  const [isUndone, setUndone] = useState(false);
  const program = programs[index] ?? programs[0];
  if (!program) return null;
  const following = programs[index + 1];
  const showNext = () => {
    setIndex(index + 1);
    setSaid(false);
    setUndone(false);
  };
  return isSaid || !isOpen ? (
    <Done
      key={`${program.slug} done`}
      program={program}
      following={isOpen ? following : undefined}
      onNext={showNext}
      onUndone={() => {
        setSaid(false);
        setUndone(true);
      }}
    />
  ) : (
    <ProgramForm
      key={program.slug}
      session={session}
      program={program}
      number={index + 1}
      isUndone={isUndone}
      onSaid={() => setSaid(true)}
    />
  );
}

/**
 * Returns the index of the first program without a statement, so that the page resumes there after
 * a reload.
 */
function firstUnsaid(programs: readonly AgencyProgram[]): number {
  return Math.max(
    0,
    programs.findIndex(({ undoable }) => undoable === null),
  );
}
