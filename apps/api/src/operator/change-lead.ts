import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { type LeadEdit, operatorRepository, type WholeLead } from './repository.ts';

interface ChangeOrder {
  readonly operatorId: string;
  readonly leadId: string;
  readonly edit: LeadEdit;
  /** The version that the operator saw. See {@link versionOf}. */
  readonly version: number;
}

/**
 * How often the status was set, or how many notes there are. Changes are append-only, so the count
 * identifies the version. Status and notes have separate versions, so a note never blocks a new
 * status.
 */
export function versionOf({ changes }: Pick<WholeLead, 'changes'>, part: keyof LeadEdit): number {
  return changes.filter((change) => change[part] !== null).length;
}

/**
 * Sets a lead's status or adds a note, if the operator saw the latest version.
 *
 * @throws {Failure} `lead-not-found` or `lead-changed`
 */
export async function changeLead(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { operatorId, leadId, edit, version }: ChangeOrder,
): Promise<void> {
  const { status, note } = edit;
  await database.transaction(async (transaction) => {
    const repository = operatorRepository(transaction);
    // Without the lock, two changes based on the same version could both be stored.
    await repository.lock(leadId);
    const whole = await repository.find(leadId);
    if (!whole) throw new Failure('lead-not-found');
    if (versionOf(whole, note === undefined ? 'status' : 'note') !== version) {
      throw new Failure('lead-changed');
    }
    const now = clock();
    await repository.change(leadId, operatorId, edit, now);
    const details = { status, hasNote: note !== undefined };
    await repository.audit({ operatorId, action: 'changed', leadId, details }, now);
  });
}
