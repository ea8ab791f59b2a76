import type { PersonClaims } from './id-token.ts';

/** A person as the provider vouches for them. */
export interface Person {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case; only where the provider has seen that it is theirs. */
  readonly email: string | undefined;
  /** What is kept of them, in the protocol's names. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * A person from the claims of a token. An address that the provider has not verified is kept as a
 * claim and is nobody's address here: whoever owns it could not tell it from their own account.
 */
export function personOf(claims: PersonClaims): Person {
  const { iss, sub, email, email_verified: isVerified, name, picture } = claims;
  const known = {
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
    issuer: iss,
    subject: sub,
    email: isVerified ? known.email : undefined,
    claims: Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
  };
}
