import type { Database } from '../db/database.ts';
import type { Outcome } from '../db/job-queue.ts';
import type { Site } from '../site/site.ts';
import { canTryAgain, problemOf } from './delivery-failure.ts';
import type { Outbox, Rows } from './repository.ts';
import * as outboxRepository from './repository.ts';

/** The dependencies for sending a row of any outbox. */
export type OutboxContext = Pick<Site, 'database' | 'clock' | 'log'>;

/** Permission to send one email. */
export interface MailBudget {
  /** Restores the permission if the email was not sent. */
  refund(): void;
}

/** One email or webhook call. */
export interface Shipment {
  /** The row's ID, from the job's data. */
  readonly id: string;
  readonly kind: string;
  /** SQL condition for the rows that are sent together. By default, only the row with this ID. */
  readonly rows?: Rows | undefined;
  readonly budget?: MailBudget | undefined;
  /**
   * Sends the rows with these IDs.
   *
   * @throws {NotWanted} if the rows should no longer be sent
   */
  send(ids: readonly string[]): Promise<void>;
  /** Called in the transaction that records the delivery. */
  whenDelivered?(transaction: Database): Promise<void>;
}

/** Thrown to cancel an attempt, because the email should no longer be sent. */
export class NotWanted extends Error {}

/**
 * Sends the email or webhook call of one job, and records the result. If two jobs have the same
 * rows, the rows are sent only once. The second job retries later, because the first one may have
 * been killed. Refunds the budget of an email that was not sent.
 *
 * @returns `deadletter` if a retry cannot help
 */
export async function deliverOnce(
  { database, clock, log }: OutboxContext,
  outbox: Outbox,
  { id, kind, rows, budget, send, whenDelivered }: Shipment,
): Promise<Outcome> {
  const { name, maxAttempts = Number.POSITIVE_INFINITY } = outbox;
  const begun = await outboxRepository.begin(database, outbox, rows ?? id, clock());
  if (!begun?.length) {
    budget?.refund();
    return begun || outbox.isAtMostOnce ? 'completed' : 'failed';
  }
  const ids = begun.map((row) => row.id);
  const about = { [name]: id, kind, ...(ids.length > 1 ? { size: ids.length } : {}) };
  try {
    await send(ids);
  } catch (error) {
    budget?.refund();
    if (error instanceof NotWanted) {
      await outboxRepository.stop(database, outbox, ids);
      return 'completed';
    }
    const problem = problemOf(error);
    await outboxRepository.failed(database, outbox, ids, problem);
    log.warn({ ...about, problem }, `${name} not sent`);
    const hasRetries = begun.every(({ attempts }) => attempts < maxAttempts);
    return canTryAgain(error) && hasRetries ? 'failed' : 'deadletter';
  }
  await database.transaction(async (transaction) => {
    await outboxRepository.markDelivered(transaction, outbox, ids, clock());
    await whenDelivered?.(transaction);
  });
  log.info(about, `${name} sent`);
  return 'completed';
}

interface LostRow {
  readonly id: string;
  readonly problem: string | null;
}

/** Gives up on rows that have no retries left. @returns the rows that had not been sent */
export async function giveUp<Row extends LostRow>(
  { database, log }: Pick<OutboxContext, 'database' | 'log'>,
  outbox: Outbox,
  rows: readonly Row[],
): Promise<Row[]> {
  const { name } = outbox;
  const ids = rows.map(({ id }) => id);
  const given = new Set(await outboxRepository.giveUp(database, outbox, ids));
  for (const { id, problem } of rows) log.error({ [name]: id, problem }, `gave up on the ${name}`);
  return rows.filter(({ id }) => given.has(id));
}
