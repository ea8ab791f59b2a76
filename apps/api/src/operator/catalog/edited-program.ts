import type { EditedProgram } from '@latchkey/contract';
import {
  type CatalogConflict,
  factDay,
  factNames,
  factQuote,
  facts,
  overlaidCatalog,
} from '@latchkey/domain';
import { invitationsOf } from '../../agencies/invitations.ts';
import { Failure } from '../../process/failure.ts';
import type { EditContext } from '../../programs/edits/change-fact.ts';
import type { PastEdit } from '../../programs/edits/repository.ts';
import * as editRepository from '../../programs/edits/repository.ts';
import * as catalogTaskRepository from '../../programs/tasks/repository.ts';

const editedFacts = factNames.filter((fact) => facts[fact].editor !== null);

/**
 * Returns a program with everything that its editor sees. Reads the edits from the database,
 * because this process may see another process's edit up to a second late.
 *
 * @throws {Failure} `program-not-found`
 */
export async function editedProgram(
  { database, store }: Omit<EditContext, 'clock'>,
  slug: string,
): Promise<EditedProgram> {
  const edits = await editRepository.active(database);
  const { programs, shown, conflicts } = overlaidCatalog(store.files, edits);
  const program = programs.find((candidate) => candidate.slug === slug);
  if (!program) throw new Failure('program-not-found');
  const history = await editRepository.history(database, slug);
  const tasks = await catalogTaskRepository.openOf(database, slug);
  return {
    id: program.id,
    slug,
    fullName: program.fullName,
    agencyName: program.agencyName,
    hiddenAs: store.catalog.hiddenAs(program),
    facts: editedFacts.map((fact) => {
      const last = history.find((edit) => edit.fact === fact && edit.undoneAt === null);
      const edit = shown.find((one) => one.slug === slug && one.fact === fact);
      return {
        fact,
        value: facts[fact].get(program),
        sourceUrl: edit?.sourceUrl ?? null,
        saidBy: edit?.sourceUrl === null ? (last?.saidBy ?? null) : null,
        day: edit?.sourceDay ?? factDay(program, facts[fact]),
        quote: factQuote(program.sources, [fact]) ?? null,
        lastEditId: last?.id ?? null,
      };
    }),
    sources: program.sources,
    history: history.map((edit) => pastEdit(edit, conflicts)),
    fileChanges: (await editRepository.fileChanges(database, slug)).map(
      ({ id, fact, oldValue, newValue, sourceUrl, sourceDay, createdAt }) => ({
        id,
        fact,
        oldValue,
        newValue,
        sourceUrl,
        sourceDay,
        createdAt: createdAt.toISOString(),
      }),
    ),
    invitations: await invitationsOf(database, slug),
    tasks: tasks.map(({ id, createdAt, programSlug, subject, ...task }) => ({
      id,
      task,
      createdAt: createdAt.toISOString(),
    })),
  };
}

function pastEdit(edit: PastEdit, conflicts: readonly CatalogConflict[]) {
  const { slug, fileValue, createdAt, undoneAt, ...rest } = edit;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    conflict: conflicts.find((conflict) => conflict.edit.id === edit.id)?.reason ?? null,
  };
}
