import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { isBanned } from '../authenticate.ts';
import { newUser } from '../users/new-user.ts';
import type { Account, User } from '../users/repository.ts';
import type { Person } from './person.ts';
import { type GoogleRepository, googleRepository } from './repository.ts';

/** How a person came to the account. */
type Way = 'known' | 'linked' | 'taken-over' | 'added';

export interface Entered {
  readonly account: Account;
  readonly way: Way;
}

/** Somebody else has just made what we were about to make: the transaction is undone. */
class Overtaken extends Error {}

const TRIES = 3;

/**
 * The account that a provider's word opens: the one with this subject; else the one whose address
 * the provider has verified; else a new one.
 *
 * An account whose address nobody has proven yet may be somebody else's who made it first, to be in
 * it later: password, sessions, identities, quotes and what it says of itself go before its owner
 * comes in.
 *
 * @throws {AuthRefusal} `user_banned`, `signup_disabled`
 */
export async function enterAccount(context: AuthContext, person: Person): Promise<Entered> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await context.database.transaction((database) =>
        enter(googleRepository(database), context, person),
      );
    } catch (error) {
      if (!(error instanceof Overtaken) || tries === TRIES) throw error;
    }
  }
}

async function enter(
  accounts: GoogleRepository,
  context: AuthContext,
  person: Person,
): Promise<Entered> {
  const now = context.clock();
  const known = await accounts.bySubject(person);
  if (known) {
    refuseBanned(known.user, now);
    await accounts.refreshIdentity(known.identity.id, person.claims, now);
    return entered(accounts, known.user.id, 'known');
  }
  const owner = person.email === undefined ? undefined : await accounts.byEmail(person.email);
  if (!owner) return addAccount(accounts, context, person);

  refuseBanned(owner, now);
  const way = owner.emailProvenAt === null ? 'taken-over' : 'linked';
  if (way === 'taken-over') await takeOver(accounts, owner, person, now);
  else await link(accounts, owner, person, now);
  await addIdentity(accounts, owner.id, person, now);
  return entered(accounts, owner.id, way);
}

async function takeOver(
  accounts: GoogleRepository,
  { id }: User,
  { claims }: Person,
  now: Date,
): Promise<void> {
  await accounts.empty(id);
  await accounts.change(id, {
    passwordHash: null,
    metadata: { ...claims },
    emailConfirmedAt: now,
    emailProvenAt: now,
    ownerSince: now,
    updatedAt: now,
  });
}

/** What the person says of themselves goes before what the provider says. */
async function link(
  accounts: GoogleRepository,
  { id, metadata }: User,
  { claims }: Person,
  now: Date,
): Promise<void> {
  await accounts.change(id, {
    metadata: { ...claims, ...metadata, email_verified: true },
    updatedAt: now,
  });
}

async function addAccount(
  accounts: GoogleRepository,
  { clock, settings }: AuthContext,
  person: Person,
): Promise<Entered> {
  if (!settings.isSignUpOpen) throw new AuthRefusal('signup_disabled');
  const now = clock();
  const provenAt = person.email === undefined ? null : now;
  const known = {
    email: person.email ?? null,
    passwordHash: null,
    metadata: { ...person.claims },
    emailConfirmedAt: provenAt,
    emailProvenAt: provenAt,
    ownerSince: provenAt,
  };
  const user = newUser(known, now);
  if (!(await accounts.addUser(user))) throw new Overtaken();
  await addIdentity(accounts, user.id, person, now);
  return entered(accounts, user.id, 'added');
}

async function addIdentity(
  accounts: GoogleRepository,
  userId: string,
  { issuer, subject, claims }: Person,
  now: Date,
): Promise<void> {
  const isAdded = await accounts.addIdentity({
    userId,
    provider: 'google',
    issuer,
    subject,
    claims: { ...claims },
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
  if (!isAdded) throw new Overtaken();
}

async function entered(accounts: GoogleRepository, id: string, way: Way): Promise<Entered> {
  const account = await accounts.account(id);
  if (!account) throw new Overtaken();
  return { account, way };
}

function refuseBanned(user: User, now: Date): void {
  if (isBanned(user, now)) throw new AuthRefusal('user_banned', { status: 403 });
}
