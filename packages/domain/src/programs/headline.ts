import { isHelpNow, type Ranked } from './ranking.ts';

type Help = Pick<Ranked, 'kind' | 'status' | 'hasCheck' | 'maxAmount'>;

/**
 * The assistance that the page may promise, in dollars. It is the largest amount among available
 * matches with nothing left to check, or among all available matches if each has something to
 * check. 0 without any.
 */
export function headlineAmount(matches: readonly Help[]): number {
  const helpNow = matches.filter(isHelpNow);
  const certain = helpNow.filter(({ hasCheck }) => !hasCheck);
  const candidates = certain.length > 0 ? certain : helpNow;
  return candidates.reduce((most, { maxAmount }) => Math.max(most, maxAmount), 0);
}

/** The program that the calculator applies by default: the first available one in rank order. */
export function defaultProgram<T extends Help>(matches: readonly T[]): T | undefined {
  return matches.find(isHelpNow);
}
