import type { AuthContext } from '../auth-context.ts';
import type { Account, User } from '../users/repository.ts';
import * as userRepository from '../users/repository.ts';

/** Password and metadata that are known to come from the owner of the address. */
export type OwnEntries = Pick<User, 'passwordHash' | 'metadata'>;

export const NO_ENTRIES: OwnEntries = { passwordHash: null, metadata: {} };

/**
 * Gives an account to the user who just verified its address.
 *
 * Someone else may have created the account or changed its address to this one. So this function
 * removes everything that other people may have added: password, metadata, sessions, links, codes
 * and provider identities. Stores only `own`. Call this in the transaction that holds the lock on
 * the user's row.
 */
export async function claimAccount(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  { user, identities }: Account,
  own: OwnEntries,
): Promise<Account> {
  const now = clock();
  const verified = { email: user.email, email_verified: true, phone_verified: false, sub: user.id };
  const metadata = { ...own.metadata, ...verified };
  const claimed = {
    user: {
      ...user,
      passwordHash: own.passwordHash,
      metadata,
      emailConfirmedAt: user.emailConfirmedAt ?? now,
      emailProvenAt: now,
      ownerSince: now,
      updatedAt: now,
    },
    identities: identities
      .filter(({ provider }) => provider === 'email')
      .map((identity) => ({ ...identity, claims: metadata, updatedAt: now })),
  };
  await userRepository.revokeAccess(database, user.id);
  await userRepository.save(database, claimed);
  return claimed;
}
