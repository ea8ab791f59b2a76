import { isHelpNow, type Ranked } from './ranking.ts';

export interface ProgramGroups<T> {
  /** Down payment help that may be had now. */
  readonly now: readonly T[];
  /** Help that has a waiting list or pays nothing at present. */
  readonly later: readonly T[];
  /** What lowers an income tax later on, and no down payment. */
  readonly taxCredits: readonly T[];
}

/** Ranked programs by when and how they help, each in the order that they came in. */
export function programGroups<T extends Pick<Ranked, 'kind' | 'status'>>(
  programs: readonly T[],
): ProgramGroups<T> {
  const isTaxCredit = ({ kind }: T) => kind === 'tax-credit';
  return {
    now: programs.filter(isHelpNow),
    later: programs.filter((program) => !isHelpNow(program) && !isTaxCredit(program)),
    taxCredits: programs.filter(isTaxCredit),
  };
}
