import type { AuthSettings } from '../settings/auth-settings.ts';
import type { Cutoffs } from './repository.ts';

type Limits = Pick<AuthSettings, 'idleLimit' | 'absoluteLimit'>;

/**
 * Returns the times before which sessions have expired. Sessions expire when they are too old or
 * have not been used for too long.
 */
export function sessionCutoffs({ idleLimit, absoluteLimit }: Limits, now: Date): Cutoffs {
  return {
    createdAt: new Date(now.getTime() - absoluteLimit),
    refreshedAt: new Date(now.getTime() - idleLimit),
  };
}
