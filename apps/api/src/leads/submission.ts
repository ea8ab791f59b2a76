import type { OutputOf, submitQuote } from '@latchkey/contract';
import { type Brand, canTakeRequest, QuoteAnswers } from '@latchkey/domain';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import type { JobQueue } from '../db/job-queue.ts';
import { Failure } from '../failure.ts';
import { networkOf } from '../http/network-address.ts';
import { knownLocation } from '../locations/known-location.ts';
import type { Catalog } from '../programs/catalog.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';
import { contentKey, sha256 } from './content-key.ts';
import { enqueue, recipientsOf } from './deliveries/enqueue.ts';
import { givenConsents } from './given-consents.ts';
import type { LeadSettings } from './lead-settings.ts';
import { leadSnapshot } from './lead-snapshot.ts';
import { leadRepository, type NewLead, type Sent } from './repository.ts';
import { suspicionOf } from './suspicion.ts';

/** What a request for pre-approval is taken with. */
export interface SubmissionContext {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: JobQueue;
  readonly settings: LeadSettings;
  readonly brand: Brand;
  readonly catalog: Catalog;
  readonly reference: Pick<ReferenceData, 'locations' | 'areaOf'>;
}

interface Submission {
  readonly body: OutputOf<typeof submitQuote, 'body'>;
  readonly idempotencyKey: string;
  readonly request: FastifyRequest;
}

/** The answers alone: a lead does not keep the browser's own id and times of a quote. */
const Answers = z.object(QuoteAnswers.shape);
/** Beyond the limit from which leads are suspected by this factor, none is taken. */
const FLOOD = 10;
const ONE_HOUR = '3600';

/**
 * Takes a request for pre-approval: the lead and the jobs that deliver it are stored together, or
 * nothing is. One that is suspected is kept for the inbox, and nobody hears of it.
 *
 * @returns the lead's id
 * @throws {Failure}
 */
export async function takeSubmission(
  context: SubmissionContext,
  submission: Submission,
): Promise<string> {
  const { database, clock, jobs, settings, brand } = context;
  const now = clock();
  const lead = newLead(context, submission);
  // Before the transaction, which the start would wait for on a single connection.
  await jobs.start();
  return database.transaction(async (transaction) => {
    const judge = (sent: Sent) => {
      // Asked in any case: it refuses a flood, whatever its forms look like.
      const ofMany = suspicionOfMany(sent, settings);
      return lead.suspicion ?? ofMany;
    };
    const stored = await leadRepository(transaction).submit(lead, now, judge);
    if (!stored) throw new Failure('key-reused');
    if (stored.isNew && stored.suspicion === null) {
      const team = settings.mailTo ?? [brand.supportEmail];
      await enqueue(transaction, jobs, recipientsOf(stored.id, settings, team), now);
    }
    return stored.id;
  });
}

function newLead(
  { brand, catalog, reference }: SubmissionContext,
  { body, idempotencyKey, request }: Submission,
): NewLead {
  const { subject, consent } = body;
  const homeLocation = knownLocation(reference, body.quote.homeLocation);
  if (!canTakeRequest(brand, homeLocation.state)) throw new Failure('not-licensed');

  const quote = { ...Answers.parse(body.quote), homeLocation };
  return {
    idempotencyKey,
    fingerprint: sha256(JSON.stringify({ quote: body.quote, subject, consent })),
    contentKey: contentKey(subject, quote),
    quote,
    subject,
    consents: givenConsents(consent, subject.phone, brand, request),
    remoteAddress: request.ip,
    network: networkOf(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    suspicion: suspicionOf(body.form),
    ...leadSnapshot(quote, body.calculator, catalog, reference),
  };
}

/** @throws {Failure} `too-many-requests` where it is a flood that would only fill the inbox */
function suspicionOfMany(
  { fromNetwork, fromEmail }: Sent,
  { mostPerAddress, mostPerEmail }: LeadSettings,
): 'too-many' | null {
  const share = Math.max(fromNetwork / mostPerAddress, fromEmail / mostPerEmail);
  if (share >= FLOOD) {
    throw new Failure('too-many-requests', { headers: { 'retry-after': ONE_HOUR } });
  }
  return share >= 1 ? 'too-many' : null;
}
