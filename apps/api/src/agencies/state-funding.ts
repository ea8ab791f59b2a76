import {
  type AgencyStatement,
  agencyHost,
  facts,
  isContradictory,
  isSameValue,
  statedFunding,
  withFact,
} from '@latchkey/domain';
import { Failure } from '../process/failure.ts';
import {
  type EditContext,
  programIn,
  programToEdit,
  showEdits,
  storeEdit,
  undoEdit,
} from '../programs/edits/change-fact.ts';
import * as catalogTaskRepository from '../programs/tasks/repository.ts';
import * as eventRepository from './event-repository.ts';
import { localDay } from './local-day.ts';
import { programsInScope } from './scope.ts';
import { assertOpen, type OpenedMail, undoable } from './session.ts';

/**
 * Stores an agency's statement about a program's funding in one transaction: the edit, the change
 * to notify buyers about, the task for editors and the event. A later statement replaces an earlier
 * one, but the earlier one stays in the history. Repeating a statement on the same day changes
 * nothing.
 *
 * @throws {Failure} `agency-session-ended`, `program-not-found` for another agency's program, or
 * `invalid-request` if the statement contradicts itself
 */
export async function stateFunding(
  { database, clock, store, onChange }: EditContext,
  mail: OpenedMail,
  slug: string,
  said: AgencyStatement,
): Promise<void> {
  const now = clock();
  assertOpen(mail, now);
  const program = programIn(await programsInScope(database, store.catalog, mail.email), slug);
  if (!program) throw new Failure('program-not-found');
  const day = localDay(now, program.coverage.state);
  if (isContradictory(said, day)) throw opensTooEarly();
  await database.transaction(async (transaction) => {
    const { file, before } = await programToEdit(transaction, store, slug);
    const { funding, waiting } = statedFunding(before, said, day);
    const { program: after } = withFact(before, facts.funding, funding);
    if (!after) throw new Failure('program-not-found');
    const isSame = isSameValue(facts.funding.get(after), facts.funding.get(before));
    if (isSame && waiting === null) return;
    const host = agencyHost(mail.email);
    const origin = { sourceUrl: null, sourceDay: day, editorId: null, saidBy: host };
    const editId = await storeEdit(
      transaction,
      { fact: 'funding', file, before, after },
      origin,
      now,
    );
    const details = { host, editId, status: said.status, day, waiting };
    const task = { kind: 'agency-statement', details, programSlug: slug, subject: editId } as const;
    await catalogTaskRepository.closeStatements(transaction, { slug }, now);
    await catalogTaskRepository.add(transaction, [task], now);
    const event = { kind: 'stated', email: mail.email, mailId: mail.id, slug, editId } as const;
    await eventRepository.record(transaction, event, now);
    await onChange?.(transaction);
  });
  await showEdits({ database, store });
}

/**
 * Undoes a statement, within a day and only in the browser where it was made. Buyers then see the
 * previous information again.
 *
 * @throws {Failure} `agency-session-ended` if the statement cannot be undone, or `fact-changed` if
 * another request has already undone it
 */
export async function undoStatement(
  context: EditContext,
  mail: OpenedMail,
  editId: string,
): Promise<void> {
  const { database, clock, onChange } = context;
  const own = await undoable(database, mail, clock());
  const statement = own.find((one) => one.editId === editId);
  if (!statement) throw new Failure('agency-session-ended');
  const { slug } = statement;
  const undoing: EditContext = {
    ...context,
    async onChange(transaction) {
      const event = { kind: 'undone', email: mail.email, mailId: mail.id, slug, editId } as const;
      await eventRepository.record(transaction, event, clock());
      await onChange?.(transaction);
    },
  };
  await undoEdit(undoing, { slug, id: editId, editorId: null });
}

function opensTooEarly(): Failure {
  const message = 'opensOn must be after today, for a closed program';
  return new Failure('invalid-request', {
    fields: [{ field: 'opensOn', code: 'must-be-later', message }],
  });
}
