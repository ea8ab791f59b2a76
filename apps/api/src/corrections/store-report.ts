import type { Database } from '../db/database.ts';
import { Failure } from '../process/failure.ts';
import type { NewTask } from '../programs/tasks/repository.ts';
import * as catalogTaskRepository from '../programs/tasks/repository.ts';

/** Maximum number of open reports about a program, so that one program cannot fill the queue. */
const MAX_OPEN = 20;

/**
 * Maximum number of open reports about a program from one network. This leaves room for reports
 * from others.
 */
const MAX_OPEN_FROM_NETWORK = 3;

type CorrectionDetails = Extract<NewTask, { readonly kind: 'correction' }>['details'];

/** A report of a wrong fact. */
export interface Report {
  /** The program's slug. */
  readonly slug: string;
  /** Key that identifies the report's content. Two identical reports have the same subject. */
  readonly subject: string;
  readonly details: CorrectionDetails;
  /** Keyed hash of the sender's network and the program. */
  readonly networkHash: string;
}

/**
 * Stores a report as a task. Sending the same report twice creates one task. Concurrent reports
 * about a program run one after another, so they cannot exceed a limit together.
 *
 * @returns the task's ID
 * @throws {Failure} `too-many-corrections`
 */
export async function storeReport(
  database: Database,
  { slug, subject, details, networkHash }: Report,
  now: Date,
): Promise<string> {
  return database.transaction(async (transaction) => {
    await catalogTaskRepository.lockReports(transaction, slug);
    const open = await catalogTaskRepository.openReports(transaction, slug);
    const same = open.find((one) => one.subject === subject);
    if (same) return same.id;
    const own = open.filter((one) => one.networkHash === networkHash);
    if (open.length >= MAX_OPEN || own.length >= MAX_OPEN_FROM_NETWORK) {
      throw new Failure('too-many-corrections');
    }
    const task = { kind: 'correction', details, programSlug: slug, subject, networkHash } as const;
    await catalogTaskRepository.add(transaction, [task], now);
    const added = (await catalogTaskRepository.openReports(transaction, slug)).find(
      (one) => one.subject === subject,
    );
    if (!added) throw new RangeError('The report was not stored');
    return added.id;
  });
}
