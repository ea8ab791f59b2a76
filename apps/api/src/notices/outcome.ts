import type { Database } from '../db/database.ts';
import type { Catalog } from '../programs/catalog.ts';
import * as catalogTaskRepository from '../programs/tasks/repository.ts';
import { type NoticeQueue, writeNotice } from './outbox/write-notice.ts';
import * as subscriptionRepository from './repository.ts';

export interface OutcomeContext extends NoticeQueue {
  readonly catalog: Catalog;
}

/**
 * Writes a notice that tells the person who sent a correction how the correction was resolved. Runs
 * in the caller's transaction. Does nothing if the task is open, or if that person gave no email
 * address or has not confirmed it.
 */
export async function notifySender(
  transaction: Database,
  { catalog, ...outbox }: OutcomeContext,
  taskId: string,
  now: Date,
): Promise<void> {
  const task = await catalogTaskRepository.closed(transaction, taskId);
  const subscription = await subscriptionRepository.ofCorrection(transaction, taskId);
  if (!task || !subscription) return;
  const program = catalog.all.find(({ slug }) => slug === task.slug);
  // A program that the site leaves out has no page.
  const shown = catalog.findBySlug(task.slug);
  const content = {
    programId: shown?.id ?? null,
    slug: shown?.slug ?? null,
    programName: program?.fullName ?? task.slug,
    outcome: task.outcome,
  };
  const { id: subscriptionId, throughChange } = subscription;
  const notice = { kind: 'outcome', content, subscriptionId, throughChange } as const;
  await writeNotice(transaction, outbox, notice, now);
}
