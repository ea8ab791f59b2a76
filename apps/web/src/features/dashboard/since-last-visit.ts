import { type MatchedProgram, mayHaveMoney } from '@latchkey/domain';
import type { Seen } from '@/state/quotes/seen-programs.ts';

type Program = Pick<MatchedProgram, 'id' | 'programName' | 'status'>;

/** The changes in a quote's matches. */
export interface Changes {
  readonly added: number;
  readonly gone: number;
  /** Programs whose funding has opened. */
  readonly opened: readonly Program[];
  /** Programs that were available and are now paused or have a waitlist. */
  readonly closed: readonly Program[];
}

/** Compares a quote's matches with the matches that this browser showed last. */
export function changesSince({ statuses }: Seen, programs: readonly Program[]): Changes {
  const kept = programs.flatMap((program) => {
    const before = statuses[program.id];
    return before ? [{ program, before }] : [];
  });
  const opened = kept.filter(
    ({ program, before }) => program.status === 'open' && before !== 'open',
  );
  const closed = kept.filter(
    ({ program, before }) => mayHaveMoney(before) && !mayHaveMoney(program.status),
  );
  return {
    added: programs.length - kept.length,
    gone: Object.keys(statuses).length - kept.length,
    opened: opened.map(({ program }) => program),
    closed: closed.map(({ program }) => program),
  };
}
