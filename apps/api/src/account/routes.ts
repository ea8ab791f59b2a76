import { confirmIdentity, deleteAccount, exportAccount, FRESH_SESSION } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyPassword } from '../auth/accounts/verify-password.ts';
import { audit } from '../auth/http/audit.ts';
import * as sessionRepository from '../auth/sessions/repository.ts';
import type { ErasureContext } from '../erasure/erase-person.ts';
import type { Caller } from '../http/caller.ts';
import { serve } from '../http/serve.ts';
import * as noticeRepository from '../notices/outbox/repository.ts';
import * as subscriptionRepository from '../notices/repository.ts';
import { Failure } from '../process/failure.ts';
import * as quoteRepository from '../quotes/repository.ts';
import { removeAccount } from './delete-account.ts';
import { exportOf } from './export-of.ts';
import * as accountRepository from './repository.ts';

interface Dependencies extends ErasureContext {
  /** Checks the caller's password. Undefined if a hosted service stores the passwords. */
  readonly verifyPassword: VerifyPassword | undefined;
}

/** Routes that export and delete all of a user's data, and that confirm who the user is. */
export function accountRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;

  serve(app, exportAccount, async ({ user }) => {
    const account = await accountRepository.find(database, user.id);
    if (!account) throw new Failure('unauthorized');
    const quotes = await quoteRepository.listWithNotes(database, user.id);
    // Only the owner of the email address may read leads that were sent with that address.
    const { email, ownerSince } = account.user;
    const requests = email && ownerSince ? await accountRepository.requestsOf(database, email) : [];
    const person = { userId: user.id, email: ownerSince ? email : null };
    const notices = await subscriptionRepository.all(database, person);
    const sent = await noticeRepository.sentTo(
      database,
      notices.map(({ id }) => id),
    );
    return { data: exportOf(account, { quotes, notices, sent, requests }) };
  });

  serve(app, confirmIdentity, async ({ user, session, body: { password } }) => {
    const { verifyPassword, clock } = dependencies;
    if (!verifyPassword) throw new Failure('reauthentication-needed');
    if (!(await verifyPassword(user.id, password))) throw new Failure('wrong-password');
    await sessionRepository.confirm(database, session.id, clock());
    return null;
  });

  serve(app, deleteAccount, async ({ user, session, body, request }) => {
    await assertOwner(dependencies, { user, session }, body.password);
    await removeAccount(dependencies, user.id, body.requests);
    audit(request, 'account-deleted', { user: user.id });
    return null;
  });
}

/** @throws {Failure} `wrong-password`, `reauthentication-needed` */
async function assertOwner(
  { clock, verifyPassword }: Dependencies,
  { user, session }: Pick<Caller, 'user' | 'session'>,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined && verifyPassword) {
    if (!(await verifyPassword(user.id, password))) throw new Failure('wrong-password');
    return;
  }
  const age = clock().getTime() - session.createdAt.getTime();
  if (age >= FRESH_SESSION) throw new Failure('reauthentication-needed');
}
