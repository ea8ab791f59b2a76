import { isAvailableNow, type Ranked } from './ranking.ts';

export interface ProgramGroups<T> {
  /** Down payment assistance that is available now. */
  readonly now: readonly T[];
  /** Assistance that currently has a waiting list or no funds. */
  readonly later: readonly T[];
  /** Programs that lower income tax later and pay no down payment. */
  readonly taxCredits: readonly T[];
}

/** Ranked programs grouped by when and how they help. Each group keeps the order. */
export function programGroups<T extends Pick<Ranked, 'kind' | 'status'>>(
  programs: readonly T[],
): ProgramGroups<T> {
  const isTaxCredit = ({ kind }: T) => kind === 'tax-credit';
  return {
    now: programs.filter(isAvailableNow),
    later: programs.filter((program) => !isAvailableNow(program) && !isTaxCredit(program)),
    taxCredits: programs.filter(isTaxCredit),
  };
}
