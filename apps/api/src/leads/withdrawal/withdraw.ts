import type { FastifyRequest } from 'fastify';
import { Failure } from '../../process/failure.ts';
import { sha256 } from '../content-key.ts';
import { enqueue } from '../deliveries/enqueue.ts';
import * as deliveryRepository from '../deliveries/repository.ts';
import type { SubmissionContext } from '../submission.ts';
import * as withdrawalRepository from './repository.ts';

/**
 * Withdraws a request. Stops the waiting deliveries, revokes the consents to calls and text
 * messages, and sends a withdrawal notice to every recipient of the request.
 *
 * @returns when the request was withdrawn, which may have been before this call
 * @throws {Failure} `request-not-found` if the token is unknown or its lead was removed
 */
export async function withdraw(
  { database, clock, jobs }: Pick<SubmissionContext, 'database' | 'clock' | 'jobs'>,
  token: string,
  { ip, headers }: FastifyRequest,
): Promise<Date> {
  const found = await withdrawalRepository.find(database, sha256(token));
  if (!found) throw new Failure('request-not-found');
  if (found.withdrawnAt) return found.withdrawnAt;

  const now = clock();
  const userAgent = headers['user-agent']?.slice(0, 500) ?? null;
  await jobs.start();
  await database.transaction(async (transaction) => {
    const origin = { remoteAddress: ip, userAgent };
    const isFirst = await withdrawalRepository.withdraw(transaction, found.id, origin, now);
    if (!isFirst) return;
    const notices = await deliveryRepository.stopAll(transaction, found.id);
    await enqueue(transaction, jobs, notices, now);
  });
  return now;
}
