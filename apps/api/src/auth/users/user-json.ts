import type { Factor } from './factor-repository.ts';
import type { Account, Identity } from './repository.ts';

export type UserJson = ReturnType<typeof userJson>;

/**
 * Returns a user in the protocol's JSON format. Omits missing times instead of setting them to
 * null. Also omits an empty list of second factors.
 */
export function userJson({ user, identities }: Account, factors: readonly Factor[] = []) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    ...times({
      email_confirmed_at: user.emailConfirmedAt,
      confirmed_at: user.emailConfirmedAt,
      confirmation_sent_at: user.confirmationSentAt,
      recovery_sent_at: user.recoverySentAt,
      last_sign_in_at: user.lastSignInAt,
      banned_until: user.bannedUntil,
    }),
    phone: '',
    app_metadata: appMetadata(identities),
    user_metadata: user.metadata,
    identities: identities.map(identityJson),
    ...(factors.length > 0 && { factors: factors.map(factorJson) }),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  };
}

/** Returns the user's sign-in providers. `provider` is the first one. */
export function appMetadata(identities: readonly Identity[]) {
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  return { provider: providers[0] ?? 'email', providers };
}

function identityJson(identity: Identity) {
  const { email } = identity.claims;
  return {
    identity_id: identity.id,
    id: identity.subject,
    user_id: identity.userId,
    identity_data: identity.claims,
    provider: identity.provider,
    ...times({ last_sign_in_at: identity.lastSignInAt }),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    ...(typeof email === 'string' && { email }),
  };
}

function factorJson(factor: Factor) {
  return {
    id: factor.id,
    ...(factor.name !== '' && { friendly_name: factor.name }),
    factor_type: factor.type,
    status: factor.verifiedAt ? ('verified' as const) : ('unverified' as const),
    ...times({ last_challenged_at: factor.lastChallengedAt }),
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
  };
}

function times(dates: Record<string, Date | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dates).flatMap(([name, at]) => (at ? [[name, at.toISOString()]] : [])),
  );
}
