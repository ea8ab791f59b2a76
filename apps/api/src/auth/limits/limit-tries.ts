import type { Deed } from './hits.ts';
import type { Limits } from './limits.ts';

/**
 * Looks whether somebody is right who may be guessing. Only wrong tries stay counted, but all are
 * counted before: of many at once no more are looked at than may.
 *
 * @throws {AuthRefusal} 429, with how long to wait
 */
export async function limitTries<T extends { readonly isRight: boolean }>(
  limits: Limits,
  deed: Deed,
  look: () => Promise<T>,
): Promise<T> {
  await limits.count(deed);
  let isWrong = false;
  try {
    const verdict = await look();
    isWrong = !verdict.isRight;
    return verdict;
  } finally {
    if (!isWrong) limits.takeBack(deed);
  }
}
