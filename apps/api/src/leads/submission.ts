import type { LeadSnapshot, OutputOf, Suspicion, submitQuote } from '@latchkey/contract';
import { canTakeRequest, QuoteAnswers } from '@latchkey/domain';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { suspicionOf } from '../http/form-suspicion.ts';
import { networkOf } from '../http/network-address.ts';
import { currentLocation } from '../locations/current-location.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { dayOf } from '../process/clock.ts';
import { Failure } from '../process/failure.ts';
import { requestLanguage } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { bundlesMails, classify, isFlood, mailsBuyer } from './classify.ts';
import { contentKey, sha256 } from './content-key.ts';
import { enqueue, enqueueBundled, recipientsOf } from './deliveries/enqueue.ts';
import type { NewDelivery } from './deliveries/repository.ts';
import { givenConsents } from './given-consents.ts';
import type { NewLead } from './lead.ts';
import type { LeadSettings } from './lead-settings.ts';
import { leadSnapshot } from './lead-snapshot.ts';
import * as leadRepository from './repository.ts';

/** The dependencies for submitting a request for pre-approval. */
export interface SubmissionContext
  extends Pick<
    Site,
    'database' | 'clock' | 'jobs' | 'brand' | 'catalog' | 'reference' | 'product' | 'meter'
  > {
  readonly settings: LeadSettings;
}

interface Submission {
  readonly body: OutputOf<typeof submitQuote, 'body'>;
  readonly idempotencyKey: string;
  readonly request: FastifyRequest;
}

/** The answers of a quote, without the ID and timestamps that the browser assigned. */
const Answers = z.object(QuoteAnswers.shape);
const ONE_HOUR = '3600';

/**
 * Stores a request for pre-approval and its delivery jobs in one transaction. A retry of the same
 * request returns the same lead. Another request from the same person with the same quote soon
 * after also returns that lead. The team and webhooks get every lead. The buyer gets a confirmation
 * unless the lead is flagged.
 *
 * @returns the lead's ID, and the quote's figures
 * @throws {Failure} `key-reused`, `not-licensed`, or `too-many-requests` for a flood
 */
export async function submitLead(
  context: SubmissionContext,
  submission: Submission,
): Promise<{ id: string; snapshot: LeadSnapshot }> {
  const now = context.clock();
  const lead = newLead(context, submission, now);
  const { id, flag } = await storeLead(context, lead, now);
  if (flag !== undefined) context.meter?.('leads', { flag });
  return { id, snapshot: { programs: lead.programs, calculation: lead.calculation } };
}

interface Stored {
  readonly id: string;
  /** Why the lead may not be from the buyer. Undefined if an earlier request stored the lead. */
  readonly flag?: Suspicion | 'none';
}

async function storeLead(context: SubmissionContext, lead: NewLead, now: Date): Promise<Stored> {
  const { database, jobs, settings } = context;
  // The queue must start before the transaction. On a single connection, the start would otherwise
  // wait for the transaction to end.
  await jobs.start();
  return database.transaction(async (transaction) => {
    await leadRepository.lock(transaction, lead);
    const earlier = await leadRepository.findByKey(transaction, lead.idempotencyKey);
    if (earlier) return { id: sameRequest(earlier, lead) };

    const duplicate = await leadRepository.findDuplicate(transaction, lead, now);
    if (duplicate !== undefined) {
      await leadRepository.addRepeat(transaction, duplicate, lead, now);
      return { id: duplicate };
    }
    const counts = await leadRepository.countRecent(transaction, lead, now);
    if (isFlood(counts, settings)) {
      context.meter?.('leads_rejected', { reason: 'flood' });
      throw flood();
    }

    const suspicion = classify(lead, counts, settings);
    const id = await leadRepository.insert(transaction, { ...lead, suspicion }, now);
    const wanted = recipientsOf(id, context, { mailsBuyer: mailsBuyer(suspicion, counts) });
    const isBundled = bundlesMails(counts, settings);
    const inBundle = ({ kind }: NewDelivery) => isBundled && kind === 'team-mail';
    const single = wanted.filter((one) => !inBundle(one));
    await enqueue(transaction, jobs, single, now);
    await enqueueBundled(transaction, jobs, wanted.filter(inBundle), now);
    return { id, flag: suspicion ?? 'none' };
  });
}

function sameRequest(
  earlier: { readonly leadId: string; readonly fingerprint: string },
  { fingerprint }: NewLead,
): string {
  if (earlier.fingerprint !== fingerprint) throw new Failure('key-reused');
  return earlier.leadId;
}

function flood(): Failure {
  return new Failure('too-many-requests', { headers: { 'retry-after': ONE_HOUR } });
}

function newLead(
  context: SubmissionContext,
  { body, idempotencyKey, request }: Submission,
  now: Date,
): NewLead {
  const { brand, reference } = context;
  const { subject, consent } = body;
  const homeLocation = currentLocation(reference, body.quote.homeLocation);
  if (!canTakeRequest(brand, homeLocation.state)) throw new Failure('not-licensed');

  const quote = Answers.parse({ ...body.quote, homeLocation });
  return {
    idempotencyKey,
    fingerprint: sha256(JSON.stringify({ quote: body.quote, subject, consent })),
    contentKey: contentKey(subject, quote),
    quote,
    subject,
    mailbox: mailboxOf(subject.email),
    consents: givenConsents(consent, subject.phone, brand, request),
    remoteAddress: request.ip,
    network: networkOf(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    language: requestLanguage(request),
    source: body.source ?? null,
    suspicion: suspicionOf(body.form),
    ...leadSnapshot(quote, body.calculator, context, dayOf(now)),
  };
}
