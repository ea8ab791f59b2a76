import { AuthRefusal, OAuthRefusal } from '../http/auth-refusal.ts';
import type { RateLimitedAction } from './keys.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Limits failures: counts an action only when the caller was at fault. A caller with a genuine token
 * is never refused for what others on the same network sent, and success costs no query.
 *
 * @throws {AuthRefusal} the action's own refusal; 429 instead once there are too many
 */
export async function limitFailures<T>(
  limits: RateLimits,
  action: RateLimitedAction,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isCallersFault(error)) await limits.count(action);
    throw error;
  }
}

function isCallersFault(error: unknown): boolean {
  const isRefusal = error instanceof AuthRefusal || error instanceof OAuthRefusal;
  return isRefusal && error.status < 429;
}
