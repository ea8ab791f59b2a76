import { claimAccount, NO_ENTRIES } from '../accounts/claim-account.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { enqueueNotice } from '../mails/enqueue.ts';
import { isBanned } from '../users/live-account.ts';
import { newUser } from '../users/new-account.ts';
import type { Account, User } from '../users/repository.ts';
import type { Person } from './person.ts';
import { type GoogleRepository, googleRepository } from './repository.ts';

/** How a person came to the account. */
type Way = 'known' | 'linked' | 'taken-over' | 'added';

export interface Entered {
  readonly account: Account;
  readonly way: Way;
}

/** Another request was faster with the address or the identity: the transaction starts again. */
class Overtaken extends Error {}

const MAX_ATTEMPTS = 3;

/**
 * Finds the account that a provider's word opens: the one with this subject; else the one whose
 * address the provider has verified; else a new one.
 *
 * The provider's word can be the first proof of an address. The account becomes its owner's then, and
 * the quotes that others kept in it go too.
 *
 * @param open makes what the client gets, in the transaction: no one else changes the account before
 * @throws {AuthRefusal} `user_banned`, `signup_disabled`
 */
export async function enterAccount<T>(
  context: AuthContext,
  person: Person,
  open: (context: AuthContext, entered: Entered) => Promise<T>,
): Promise<T> {
  // Before the transaction, which the start would wait for on a single connection.
  await context.jobs.start();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.database.transaction(async (database) => {
        const within = { ...context, database };
        const entered = await enter(googleRepository(database), within, person);
        const { email } = entered.account.user;
        if (entered.way === 'linked' && email !== null) {
          await enqueueNotice(within, 'google-linked', email);
        }
        return open(within, entered);
      });
    } catch (error) {
      if (!(error instanceof Overtaken) || attempt === MAX_ATTEMPTS) throw error;
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
    // It was read before the lock: a proof of the address may have removed it since.
    const isThere = await accounts.refreshIdentity(known.identity.id, person.claims, now);
    if (!isThere) throw new Overtaken();
    return entered(accounts, known.user.id, 'known');
  }
  const owner = person.email === undefined ? undefined : await accounts.byEmail(person.email);
  if (!owner) return addAccount(accounts, context, person);

  refuseBanned(owner, now);
  const way = owner.ownerSince === null ? 'taken-over' : 'linked';
  if (way === 'taken-over') await takeOver(accounts, context, owner, person);
  else await link(accounts, owner, person, now);
  await addIdentity(accounts, owner.id, person, now);
  return entered(accounts, owner.id, way);
}

/** Nothing stays of an account whose first proof is the provider's, not even its e-mail identity. */
async function takeOver(
  accounts: GoogleRepository,
  context: AuthContext,
  owner: User,
  { claims }: Person,
): Promise<void> {
  await claimAccount(context, { user: owner, identities: [] }, NO_ENTRIES);
  await accounts.empty(owner.id);
  await accounts.change(owner.id, { metadata: { ...claims } });
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
    signUpBrowser: null,
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
