import type { FastifyRequest } from 'fastify';
import { secretToken, tokenHash } from '../auth/mails/secret-token.ts';
import { rejectedLink } from '../auth/rate-limits/actions.ts';
import { assertAllowed } from '../auth/rate-limits/assert-allowed.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../process/failure.ts';
import type { Site } from '../site/site.ts';
import * as eventRepository from './event-repository.ts';
import type { AgencyMail, NewAgencyMail } from './mail-repository.ts';
import * as mailRepository from './mail-repository.ts';
import { agencyMailJobs } from './queues.ts';
import type { OpenedMail } from './session.ts';

type LinkContext = Pick<Site, 'database' | 'clock' | 'jobs' | 'limits'>;

/**
 * Stores a request for a link, and the job that sends it. Stores the same rows for every address,
 * so neither the response nor its timing reveals whether the address is eligible for a link.
 */
export async function requestLink(
  { database, clock, jobs }: LinkContext,
  wanted: Omit<NewAgencyMail, 'kind'>,
): Promise<void> {
  await jobs.start();
  await database.transaction(async (transaction) => {
    await enqueue({ jobs }, transaction, { ...wanted, kind: 'link' }, { now: clock() });
  });
}

/**
 * Stores an email and its job in the caller's transaction. The job queue must already be running.
 */
export async function enqueue(
  { jobs }: Pick<Site, 'jobs'>,
  transaction: Database,
  mail: NewAgencyMail,
  { now, start }: { readonly now: Date; readonly start?: Date },
): Promise<void> {
  const mailId = await mailRepository.add(transaction, mail, now);
  const later = start && start > now ? start : undefined;
  await jobs.add(transaction, agencyMailJobs, [{ mailId }], later);
}

/** The email whose link was opened, and the token for the session's cookie. */
interface Opening {
  readonly mail: OpenedMail;
  readonly session: string;
}

/**
 * Opens a link once. Rejected attempts to open a link count against the caller's network.
 *
 * @param browserHash hash of the cookie in the caller's browser. Null if there is no cookie
 * @throws {Failure} `agency-link-used` if the link was opened before, is too old, or never existed;
 * `agency-link-elsewhere` if the browser did not request the link, for example because the link was
 * forwarded; the link then stays unopened
 */
export async function openLink(
  context: LinkContext,
  request: FastifyRequest,
  { token, browserHash }: { readonly token: string; readonly browserHash: string | null },
): Promise<Opening> {
  const { database, clock } = context;
  const now = clock();
  const session = secretToken();
  const mail = await knownLink(context, request, token);
  if (mail.openedAt !== null || mail.expiresAt === null || mail.expiresAt <= now) {
    throw await refused(context, request, 'agency-link-used');
  }
  if (mail.browserHash !== browserHash) {
    throw await refused(context, request, 'agency-link-elsewhere');
  }
  const opened = await database.transaction(async (transaction) => {
    const opening = { mailId: mail.id, session: tokenHash(session), now };
    const row = await mailRepository.open(transaction, opening);
    if (!row) return undefined;
    const event = { kind: 'opened', email: row.email, mailId: row.id, slug: row.slug } as const;
    await eventRepository.record(transaction, event, now);
    return { ...row, openedAt: now };
  });
  if (!opened) throw await refused(context, request, 'agency-link-used');
  return { mail: opened, session };
}

/** @throws {Failure} `agency-link-used` if no email contains this link */
export async function knownLink(
  context: LinkContext,
  request: FastifyRequest,
  token: string,
): Promise<AgencyMail> {
  const mail = await mailRepository.byToken(context.database, tokenHash(token));
  if (!mail) throw await refused(context, request, 'agency-link-used');
  return mail;
}

async function refused(
  { limits }: LinkContext,
  request: FastifyRequest,
  code: 'agency-link-used' | 'agency-link-elsewhere',
): Promise<Failure> {
  await assertAllowed(limits, rejectedLink(request));
  return new Failure(code);
}
