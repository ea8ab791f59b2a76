import type { AuditAction, LeadEventChange, LeadHold, Officer } from '@latchkey/contract';
import * as auditRepository from '../audit/repository.ts';
import { changeDeliveries, enqueue } from '../leads/deliveries/enqueue.ts';
import * as officerRepository from '../leads/officers/repository.ts';
import type { SubmissionContext } from '../leads/submission.ts';
import { Failure } from '../process/failure.ts';
import type { LeadEdit, WholeLead } from './repository.ts';
import * as operatorRepository from './repository.ts';

interface ChangeOrder {
  readonly operatorId: string;
  readonly leadId: string;
  readonly edit: LeadEdit;
  /** The version that the operator saw. See {@link versionOf}. */
  readonly version: number;
}

type ChangeContext = Pick<SubmissionContext, 'database' | 'clock' | 'jobs' | 'settings'>;

/**
 * Returns the version of a part of a lead: how many times the status or the assignment was set, or
 * how many notes there are. Changes are append-only, so the count identifies the version. Each part
 * has its own version, so a note never blocks a new status.
 */
export function versionOf({ changes }: Pick<WholeLead, 'changes'>, part: keyof LeadEdit): number {
  return changes.filter((change) => change[part] !== null).length;
}

/**
 * Changes a lead if the operator saw the latest version: sets its status, its officer and due date,
 * or its legal hold, or adds a note. Webhooks that subscribe to changes receive the change.
 *
 * @throws {Failure} `lead-not-found` or `lead-changed`
 */
export async function changeLead(
  { database, clock, jobs, settings }: ChangeContext,
  { operatorId, leadId, edit, version }: ChangeOrder,
): Promise<void> {
  const [part = 'note'] = partNames.filter((name) => edit[name] !== undefined);
  await jobs.start();
  await database.transaction(async (transaction) => {
    // Without the lock, two changes based on the same version could both be stored.
    await operatorRepository.lock(transaction, leadId);
    const whole = await operatorRepository.find(transaction, leadId);
    if (!whole) throw new Failure('lead-not-found');
    if (versionOf(whole, part) !== version) throw new Failure('lead-changed');
    const now = clock();
    await operatorRepository.change(transaction, leadId, operatorId, edit, now);
    const by = await officerRepository.find(transaction, operatorId);
    const told = by && changeFor(whole, edit, by);
    if (told && whole.lead.withdrawnAt === null) {
      await enqueue(transaction, jobs, changeDeliveries(leadId, told, settings), now);
    }
    const { status, note, assignment, hold } = edit;
    const officerId = assignment && (assignment.officer?.id ?? null);
    const details = { status, hasNote: note !== undefined, officerId, dueOn: assignment?.dueOn };
    const action = hold ? holdAction(hold) : 'changed';
    const entry = { operatorId, action, leadId, ...(hold ? {} : { details }) } as const;
    await auditRepository.record(transaction, entry, now);
  });
}

/**
 * Returns the audit action, without the reason, because a reason may name the buyer. The lead's
 * history contains the reason.
 */
function holdAction({ isHeld }: LeadHold): AuditAction {
  return isHeld ? 'held' : 'released';
}

const partNames = [
  'status',
  'note',
  'assignment',
  'hold',
] as const satisfies readonly (keyof LeadEdit)[];

/** Returns what webhooks receive about a change. Undefined for a note, and if nothing changed. */
function changeFor(
  { lead, officer }: WholeLead,
  { status, assignment }: LeadEdit,
  by: Officer,
): LeadEventChange | undefined {
  if (status !== undefined && status !== lead.status) {
    return { event: 'lead.status-changed', before: lead.status, after: status, by };
  }
  if (assignment === undefined) return undefined;
  const former = officer && { id: officer.id, name: officer.name, nmlsNumber: officer.nmlsNumber };
  const isSame = officer?.id === assignment.officer?.id && lead.dueOn === assignment.dueOn;
  if (isSame) return undefined;
  const before = { officer: former, dueOn: lead.dueOn };
  return { event: 'lead.assigned', before, after: assignment, by };
}
