import type { AuthContext } from '../auth-context.ts';
import { type Account, type User, userRepository } from '../users/repository.ts';

/** What the owner of an address typed, as far as the server knows that the owner typed it. */
export type OwnEntries = Pick<User, 'passwordHash' | 'metadata'>;

export const NO_ENTRIES: OwnEntries = { passwordHash: null, metadata: {} };

/**
 * Makes an account the property of the person who has just proven to own its address.
 *
 * Anyone may have made the account or moved it to that address before. So everything that others may
 * have put into it goes: password, metadata, sessions, links, codes and other providers' identities.
 * Only `own` goes in. Call it in the transaction that holds the lock on the user's row.
 */
export async function claimAccount(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  { user, identities }: Account,
  own: OwnEntries,
): Promise<Account> {
  const now = clock();
  const facts = { email: user.email, email_verified: true, phone_verified: false, sub: user.id };
  const metadata = { ...own.metadata, ...facts };
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
  const users = userRepository(database);
  await users.closeWaysIn(user.id);
  await users.save(claimed);
  return claimed;
}
