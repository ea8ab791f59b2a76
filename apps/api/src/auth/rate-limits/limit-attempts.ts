import type { RateLimitedAction } from './keys.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Limits guesses: runs a check and refunds it if the caller was right. Every attempt is counted
 * before the check, so concurrent guesses cannot get past the limit.
 *
 * @param counted what was counted of the attempt already, and is refunded with it
 * @throws {AuthRefusal} 429, with how long to wait
 */
export async function limitAttempts<T extends { readonly isRight: boolean }>(
  limits: RateLimits,
  action: RateLimitedAction,
  check: () => Promise<T>,
  counted: RateLimitedAction = {},
): Promise<T> {
  await limits.count(action);
  let isWrong = false;
  try {
    const verdict = await check();
    isWrong = !verdict.isRight;
    return verdict;
  } finally {
    if (!isWrong) limits.refund({ ...action, ...counted });
  }
}
