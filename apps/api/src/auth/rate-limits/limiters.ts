import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AuthRefusal, OAuthRefusal } from '../http/auth-refusal.ts';
import type { RateLimitedAction } from './keys.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Limits guesses. Runs a check, and refunds the attempt if the guess was correct. Every attempt is
 * counted before the check, so concurrent guesses cannot get past the limit.
 *
 * @param counted an action that the caller already counted, refunded together with `action`
 * @throws {AuthRefusal} 429 with Retry-After
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

/**
 * Limits failures. Counts an action only if the caller caused a failure. Requests from others on
 * the same network never block a caller with a valid token, and a success needs no query.
 *
 * @throws {AuthRefusal} the error of `act`, or 429 once there are too many failures
 */
export async function limitFailures<T>(
  limits: RateLimits,
  action: RateLimitedAction,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isClientError(error)) await limits.count(action);
    throw error;
  }
}

function isClientError(error: unknown): boolean {
  const isRefusal = error instanceof AuthRefusal || error instanceof OAuthRefusal;
  return isRefusal && error.status < 429;
}

/** Counts requests before their body is read, so the body of a rejected request is never parsed. */
export function limitRequests(
  limits: RateLimits,
  actionOf: (request: FastifyRequest) => RateLimitedAction,
): { readonly onRequest: onRequestAsyncHookHandler } {
  return { onRequest: async (request) => limits.count(actionOf(request)) };
}
