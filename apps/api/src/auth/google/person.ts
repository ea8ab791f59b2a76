import type { Identity } from '../users/repository.ts';
import type { PersonClaims } from './id-token.ts';

/** A user, as a sign-in provider describes them. */
export interface Person {
  readonly provider: Exclude<Identity['provider'], 'email'>;
  readonly issuer: string;
  readonly subject: string;
  /** The email address, in lower case. Undefined if the provider has not verified it. */
  readonly email: string | undefined;
  /** Claims to store, keyed by their names in the protocol. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * Converts the claims of a token. An unverified address is stored only as a claim. Otherwise, an
 * attacker could set up an account in someone else's name.
 */
export function personOf(claims: PersonClaims, provider: Person['provider']): Person {
  const { iss, sub, email, email_verified: isVerified, name, picture } = claims;
  const stored = {
    iss,
    sub,
    provider_id: sub,
    name,
    full_name: name,
    picture,
    avatar_url: picture,
    email: email?.toLowerCase(),
    email_verified: isVerified,
    phone_verified: false,
  };
  return {
    provider,
    issuer: iss,
    subject: sub,
    email: isVerified ? stored.email : undefined,
    claims: Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined)),
  };
}
