import type { Caller } from '../../http/caller.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import type { Identified } from './authenticate.ts';
import { assuranceLevel } from './second-factor.ts';

/** What a session still needs before the API accepts it. @see Caller */
export function missingFactor(
  { session, hasFactor }: Pick<Identified, 'session' | 'hasFactor'>,
  { staffNeedsSecondFactor }: Pick<AuthSettings, 'staffNeedsSecondFactor'>,
): Caller['missingFactor'] {
  if (assuranceLevel(session) === 'aal2') return null;
  if (hasFactor) return 'verify';
  return staffNeedsSecondFactor ? 'set-up' : null;
}
