import { Failure } from '../../process/failure.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import type { RateLimitedAction } from './keys.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Counts an action of an API route.
 *
 * @throws {Failure} `too-many-requests` with Retry-After
 */
export async function assertAllowed(limits: RateLimits, action: RateLimitedAction): Promise<void> {
  try {
    await limits.count(action);
  } catch (error) {
    if (!(error instanceof AuthRefusal) || error.status >= 500) throw error;
    throw new Failure('too-many-requests', { headers: error.headers });
  }
}

/** Counts an action. @returns whether the action is within its limits */
export async function isAllowed(limits: RateLimits, action: RateLimitedAction): Promise<boolean> {
  try {
    await limits.count(action);
    return true;
  } catch (error) {
    if (error instanceof AuthRefusal) return false;
    throw error;
  }
}
