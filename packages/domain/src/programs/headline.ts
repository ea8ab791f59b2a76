import { isHelpNow, type Ranked } from './ranking.ts';

type Help = Pick<Ranked, 'kind' | 'status' | 'hasCheck' | 'maxAmount'>;

/**
 * The most down payment help that the page may promise, in dollars: the largest amount among
 * matches that may be had now and have nothing left to check, among all that may be had now where
 * every one has; 0 where there is none.
 */
export function headlineAmount(matches: readonly Help[]): number {
  const helpNow = matches.filter(isHelpNow);
  const certain = helpNow.filter(({ hasCheck }) => !hasCheck);
  const shown = certain.length > 0 ? certain : helpNow;
  return shown.reduce((most, { maxAmount }) => Math.max(most, maxAmount), 0);
}

/** The program that the calculator applies by itself: the first in rank that may be had now. */
export function defaultProgram<T extends Help>(matches: readonly T[]): T | undefined {
  return matches.find(isHelpNow);
}
