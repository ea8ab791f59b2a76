import type { Locale } from '@latchkey/texts';
import { claimAccount, NO_ENTRIES } from '../accounts/claim-account.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { enqueueNotice } from '../mails/enqueue.ts';
import { isBanned } from '../users/active-account.ts';
import { chosenLanguage } from '../users/metadata.ts';
import { newUser } from '../users/new-account.ts';
import type { Account, User } from '../users/repository.ts';
import type { Person } from './person.ts';
import * as googleRepository from './repository.ts';

/** How the account for a provider's identity was found or created. */
type Way = 'known' | 'linked' | 'taken-over' | 'added';

export interface FoundAccount {
  readonly account: Account;
  readonly way: Way;
}

/** The email that notifies the account owner of a new sign-in method, by provider. */
const notices = { google: 'google-linked', oidc: 'provider-linked' } as const;

/**
 * Thrown if a concurrent request took the address or the identity. The transaction is then retried.
 */
class LostRace extends Error {}

const MAX_ATTEMPTS = 3;

/**
 * Finds the account for a provider's user by subject, then by verified address. Creates an account
 * if neither matches.
 *
 * If the provider is the first to verify the address, this function removes everything that others
 * added to the account, including quotes.
 *
 * @param language the page's language, used for the notice if the user has not chosen a language
 * @param open creates the session, in the same transaction
 * @throws {AuthRefusal} `user_banned`, `signup_disabled`
 */
export async function findOrCreateAccount<T>(
  context: AuthContext,
  person: Person,
  language: Locale,
  open: (context: AuthContext, found: FoundAccount) => Promise<T>,
): Promise<T> {
  // On a single connection, starting the queue inside the transaction would deadlock.
  await context.jobs.start();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.database.transaction(async (database) => {
        const within = { ...context, database };
        const found = await findOrCreate(within, person);
        const { user } = found.account;
        if (found.way === 'linked' && user.email !== null) {
          const to = { email: user.email, language: chosenLanguage(user) ?? language };
          await enqueueNotice(within, notices[person.provider], to);
        }
        return open(within, found);
      });
    } catch (error) {
      if (!(error instanceof LostRace) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function findOrCreate(context: AuthContext, person: Person): Promise<FoundAccount> {
  const { database, clock } = context;
  const now = clock();
  const existing = await googleRepository.bySubject(database, person);
  if (existing) {
    assertNotBanned(existing.user, now);
    // The identity was read before the row was locked. If someone verified the address in between,
    // the identity may have been deleted.
    const stillExists = await googleRepository.refreshIdentity(
      database,
      existing.identity.id,
      person.claims,
      now,
    );
    if (!stillExists) throw new LostRace();
    return found(context, existing.user.id, 'known');
  }
  const owner =
    person.email === undefined ? undefined : await googleRepository.byEmail(database, person.email);
  if (!owner) return addAccount(context, person);

  assertNotBanned(owner, now);
  const way = owner.ownerSince === null ? 'taken-over' : 'linked';
  if (way === 'taken-over') await takeOver(context, owner, person);
  else await link(context, owner, person, now);
  await addIdentity(context, owner.id, person, now);
  return found(context, owner.id, way);
}

/** Clears an account whose address no one has verified, and removes its email identity. */
async function takeOver(context: AuthContext, owner: User, { claims }: Person): Promise<void> {
  await claimAccount(context, { user: owner, identities: [] }, NO_ENTRIES);
  await googleRepository.clear(context.database, owner.id);
  await googleRepository.change(context.database, owner.id, { metadata: { ...claims } });
}

/** Links an identity to an account. The user's own metadata overrides the provider's claims. */
async function link(
  { database }: AuthContext,
  { id, metadata }: User,
  { claims }: Person,
  now: Date,
): Promise<void> {
  await googleRepository.change(database, id, {
    metadata: { ...claims, ...metadata, email_verified: true },
    updatedAt: now,
  });
}

async function addAccount(context: AuthContext, person: Person): Promise<FoundAccount> {
  const { database, clock, settings } = context;
  // Staff may sign in for the first time even if visitors may not sign up.
  if (!settings.isSignUpOpen && person.provider === 'google') {
    throw new AuthRefusal('signup_disabled');
  }
  const now = clock();
  const provenAt = person.email === undefined ? null : now;
  const fields = {
    email: person.email ?? null,
    passwordHash: null,
    signUpBrowser: null,
    metadata: { ...person.claims },
    emailConfirmedAt: provenAt,
    emailProvenAt: provenAt,
    ownerSince: provenAt,
  };
  const user = newUser(fields, now);
  if (!(await googleRepository.addUser(database, user))) throw new LostRace();
  await addIdentity(context, user.id, person, now);
  return found(context, user.id, 'added');
}

async function addIdentity(
  { database }: AuthContext,
  userId: string,
  { provider, issuer, subject, claims }: Person,
  now: Date,
): Promise<void> {
  const isAdded = await googleRepository.addIdentity(database, {
    userId,
    provider,
    issuer,
    subject,
    claims: { ...claims },
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
  if (!isAdded) throw new LostRace();
}

async function found({ database }: AuthContext, id: string, way: Way): Promise<FoundAccount> {
  const account = await googleRepository.account(database, id);
  if (!account) throw new LostRace();
  return { account, way };
}

function assertNotBanned(user: User, now: Date): void {
  if (isBanned(user, now)) throw new AuthRefusal('user_banned', { status: 403 });
}
