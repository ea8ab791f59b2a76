import {
  type AuditActor,
  type ErasurePreview,
  type ErasureResult,
  MAX_OTHER_ADDRESSES,
} from '@latchkey/contract';
import * as auditRepository from '../audit/repository.ts';
import type { KeyedHash } from '../auth/sessions/server-secret-repository.ts';
import type { Database } from '../db/database.ts';
import type { JobQueue } from '../db/job-queue.ts';
import { removeJobs } from '../db/job-removal.ts';
import { Failure } from '../process/failure.ts';
import type { Site } from '../site/site.ts';
import { messagesFor } from './messages/messages-for.ts';
import { erasureJobs } from './messages/queues.ts';
import * as messageRepository from './messages/repository.ts';
import type { OwnLead, Person, Wanted } from './person-repository.ts';
import * as personRepository from './person-repository.ts';

export interface ErasureContext extends Pick<Site, 'database' | 'clock'> {
  /**
   * Undefined in the command-line tool. In that case, a running server finds the messages within a
   * minute.
   */
  readonly jobs: JobQueue | undefined;
  readonly hashPerson: KeyedHash;
  /** The team's addresses. */
  readonly team: readonly string[];
}

/** Who erases. */
export interface Eraser {
  readonly actor: AuditActor;
  readonly operatorId: string | null;
}

/**
 * Returns what an erasure would remove. Records in the audit log that someone previewed the
 * erasure.
 */
export async function previewErasureOf(
  { database, clock, hashPerson }: ErasureContext,
  address: string,
  by: Eraser,
): Promise<ErasurePreview> {
  const personHash = hashPerson(address);
  return database.transaction(async (transaction) => {
    const person = await personRepository.find(transaction, { address });
    const entry = { ...by, action: 'erasure-previewed', personHash } as const;
    await auditRepository.record(transaction, entry, clock());
    const lastErased = await auditRepository.lastErasure(transaction, personHash);
    return {
      counts: person.counts,
      requests: person.requests.map(({ id, fullName, status, createdAt }) => ({
        id,
        fullName,
        status,
        createdAt: createdAt.toISOString(),
      })),
      held: heldIn(person),
      otherAddresses: await personRepository.otherAddresses(
        transaction,
        person,
        MAX_OTHER_ADDRESSES,
      ),
      hasRole: person.hasRole,
      lastErasedAt: lastErased?.toISOString() ?? null,
    };
  });
}

/**
 * Removes everything that is stored about the owner of an address, and all related jobs, in one
 * transaction. Keeps requests with a legal hold, and an audit entry with a keyed hash of the
 * address. Notifies the team, and the webhooks that may have received a request. A request that
 * arrives at the same time is either erased, or stored after the erasure.
 *
 * @throws {Failure} `account-has-role`, unless the account's owner erases it
 */
export async function erase(
  context: ErasureContext,
  wanted: Wanted,
  by: Eraser,
): Promise<ErasureResult> {
  const { database, jobs } = context;
  // The queue must start before the transaction. On a single connection, the start would otherwise
  // wait for the transaction to end.
  await jobs?.start();
  return database.transaction(async (transaction) => {
    await personRepository.lock(transaction, wanted.address);
    const person = await personRepository.find(transaction, wanted);
    if (person.hasRole && by.actor !== 'owner') throw new Failure('account-has-role');
    const { counts } = person;
    const held = heldIn(person);
    if (Object.values(counts).every((one) => one === 0)) return { counts, held };
    await personRepository.remove(transaction, person);
    await removeJobsOf(transaction, person);
    await recordErasure(transaction, context, person, by);
    return { counts, held };
  });
}

async function recordErasure(
  transaction: Database,
  { clock, jobs, hashPerson, team }: ErasureContext,
  person: Person,
  by: Eraser,
): Promise<void> {
  const now = clock();
  const messages = await messageRepository.add(transaction, messagesFor(person, team, now), now);
  for (const { id, sendAfter } of messages) {
    await jobs?.add(transaction, erasureJobs, [{ messageId: id }], sendAfter);
  }
  const details = { ...person.counts, held: person.held.length };
  const personHash = hashPerson(person.address);
  await auditRepository.record(transaction, { ...by, action: 'erased', personHash, details }, now);
}

/**
 * Removes the jobs about the person's rows. Otherwise, the jobs would stay for days after they ran.
 */
async function removeJobsOf(transaction: Database, person: Person): Promise<void> {
  const { deliveries, noticeIds, accountMailIds, agencyMailIds } = person;
  const single = deliveries.filter(({ bundleId }) => bundleId === null).map(({ id }) => id);
  const bundles = deliveries.flatMap(({ bundleId }) => bundleId ?? []);
  const ended = await personRepository.emptyBundles(transaction, [...new Set(bundles)]);
  await removeJobs(transaction, 'deliveryId', [...single, ...ended]);
  await removeJobs(transaction, 'noticeId', noticeIds);
  await removeJobs(transaction, 'mailId', [...accountMailIds, ...agencyMailIds]);
}

function heldIn({ held }: Person): ErasureResult['held'] {
  return held.flatMap(({ id, heldAt }: OwnLead) =>
    heldAt === null ? [] : [{ id, heldSince: heldAt.toISOString() }],
  );
}
