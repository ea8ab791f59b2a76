import { hasProviderFactor } from './provider-method.ts';
import type { Session } from './repository.ts';

/** The protocol's names for the methods of verifying a second factor. */
export const factorMethods = {
  totp: 'totp',
  webauthn: 'mfa/webauthn',
  recovery_code: 'mfa/recovery_code',
} as const;

const secondMethods: ReadonlySet<string> = new Set(Object.values(factorMethods));

/** Whether a session verified one or two factors, in the protocol's terms. */
export type AssuranceLevel = 'aal1' | 'aal2';

/**
 * Returns the assurance level. A second factor that the staff identity provider verified is
 * equivalent to one of ours.
 */
export function assuranceLevel(session: Pick<Session, 'amr' | 'factorId'>): AssuranceLevel {
  return session.factorId === null && !hasProviderFactor(session) ? 'aal1' : 'aal2';
}

/**
 * Returns how the user signed in. Excludes the second factor if it was removed after the session
 * verified it.
 */
export function methodsOf({ amr, factorId }: Pick<Session, 'amr' | 'factorId'>): Session['amr'] {
  return factorId === null ? amr.filter(({ method }) => !secondMethods.has(method)) : amr;
}

/** Returns when the session last verified a second factor. Undefined if it never did. */
export function verifiedFactorAt(session: Pick<Session, 'amr' | 'factorId'>): Date | undefined {
  const times = methodsOf(session)
    .filter(({ method }) => secondMethods.has(method))
    .map(({ timestamp }) => timestamp);
  return times.length > 0 ? new Date(Math.max(...times) * 1_000) : undefined;
}
