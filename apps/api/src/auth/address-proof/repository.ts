import type { Database } from '../../db/database.ts';
import { and, eq, ne } from '../../db/drizzle.ts';
import { identities, users } from '../../db/schema.ts';
import type { Account, Identity, User } from '../users/repository.ts';

/**
 * Notes that a person was seen to own their address, which a mail's link shows.
 *
 * What a provider vouched for before was for somebody else's sake, with another address: it is no
 * way into the owner's account.
 */
export async function proveAddress(
  db: Database,
  { user, identities: known }: Account,
  now: Date,
): Promise<Account> {
  if (user.emailProvenAt !== null && user.emailConfirmedAt !== null) {
    return { user, identities: known };
  }
  const news = {
    emailConfirmedAt: user.emailConfirmedAt ?? now,
    emailProvenAt: user.emailProvenAt ?? now,
    metadata: { ...user.metadata, email_verified: true },
    updatedAt: now,
  };
  await db.update(users).set(news).where(eq(users.id, user.id));
  if (user.emailProvenAt === null) {
    const isForeign = and(eq(identities.userId, user.id), ne(identities.provider, 'email'));
    await db.delete(identities).where(isForeign);
  }
  const proven = known.filter(isOwn(user)).map((identity) => provenIdentity(identity, now));
  for (const { id, claims } of proven) {
    await db.update(identities).set({ claims, updatedAt: now }).where(eq(identities.id, id));
  }
  return { user: { ...user, ...news }, identities: proven };
}

/** Notes that nobody but the owner of the address can open the account from now on. */
export async function noteOwner(db: Database, account: Account, now: Date): Promise<Account> {
  if (account.user.ownerSince !== null) return account;
  await db.update(users).set({ ownerSince: now }).where(eq(users.id, account.user.id));
  return { ...account, user: { ...account.user, ownerSince: now } };
}

function isOwn({ emailProvenAt }: User): (identity: Identity) => boolean {
  return ({ provider }) => provider === 'email' || emailProvenAt !== null;
}

function provenIdentity(identity: Identity, now: Date): Identity {
  if (identity.provider !== 'email') return identity;
  return { ...identity, claims: { ...identity.claims, email_verified: true }, updatedAt: now };
}
