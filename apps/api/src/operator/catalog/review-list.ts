import type { listReviews, OutputOf, ReviewRow } from '@latchkey/contract';
import { overlaidCatalog, type Review, type ReviewFacts, reviewQueue } from '@latchkey/domain';
import { isOftenWrong, type KnownTables } from '@latchkey/domain/catalog-check';
import { dayOf } from '../../process/clock.ts';
import type { Catalog } from '../../programs/catalog.ts';
import type { EditContext } from '../../programs/edits/change-fact.ts';
import * as editRepository from '../../programs/edits/repository.ts';
import * as catalogTaskRepository from '../../programs/tasks/repository.ts';
import * as viewRepository from '../../programs/views/repository.ts';

/** Number of days for which the list counts views. */
const VIEW_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

interface ListedFacts extends ReviewFacts {
  readonly conflicts: number;
  readonly edits: number;
}

/** Returns the programs that match a filter, most urgent review first. */
export async function reviewList(
  { database, store, clock }: EditContext,
  tables: KnownTables,
  { filter, search, shown }: OutputOf<typeof listReviews, 'query'>,
): Promise<{ programs: ReviewRow[]; total: number }> {
  const now = clock();
  const edits = await editRepository.active(database);
  const { programs, conflicts } = overlaidCatalog(store.files, edits);
  const views = await viewRepository.since(
    database,
    dayOf(new Date(now.getTime() - VIEW_DAYS * DAY)),
  );
  const tasks = Map.groupBy(
    await catalogTaskRepository.open(database),
    ({ programSlug }) => programSlug,
  );
  const conflictsOf = Map.groupBy(conflicts, ({ edit }) => edit.slug);
  const editsOf = Map.groupBy(edits, ({ slug }) => slug);
  const facts = programs.map((program): ListedFacts => {
    const { slug } = program;
    return {
      program,
      views: views.get(slug) ?? 0,
      tasks: (tasks.get(slug) ?? []).map(({ kind }) => kind),
      isWeak: isOftenWrong(program, tables),
      conflicts: conflictsOf.get(slug)?.length ?? 0,
      edits: editsOf.get(slug)?.length ?? 0,
    };
  });
  const words = search.toLowerCase().trim();
  const matches = reviewQueue(facts, dayOf(now)).filter(
    ({ facts: one }) => passes[filter](one) && nameOf(one).includes(words),
  );
  return {
    programs: matches.slice(0, shown).map((review) => reviewRow(review, store.catalog)),
    total: matches.length,
  };
}

const passes = {
  all: () => true,
  tasks: ({ tasks }) => tasks.length > 0,
  conflicts: ({ conflicts }) => conflicts > 0,
  edited: ({ edits }) => edits > 0,
} as const satisfies Record<string, (facts: ListedFacts) => boolean>;

function nameOf({ program }: ListedFacts): string {
  return `${program.fullName} ${program.agencyName} ${program.slug}`.toLowerCase();
}

function reviewRow(
  { facts, reasons }: Review<ListedFacts>,
  catalog: Pick<Catalog, 'hiddenAs'>,
): ReviewRow {
  const { slug, fullName, agencyName, coverage, status, checkedOn, confidence } = facts.program;
  return {
    slug,
    fullName,
    agencyName,
    state: coverage.state,
    status,
    checkedOn,
    confidence,
    views: facts.views,
    reasons: [...reasons],
    hiddenAs: catalog.hiddenAs(facts.program),
    openTasks: facts.tasks.length,
    conflicts: facts.conflicts,
  };
}
