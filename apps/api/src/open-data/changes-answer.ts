import { type AnswerOf, showChanges } from '@latchkey/contract';
import { catalogCounts, type DatedChange, fundingStatements } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import type { LastKnown } from '../db/last-known.ts';
import { serve } from '../http/serve.ts';
import { dayOf } from '../process/clock.ts';
import type { Site } from '../site/site.ts';
import type { RecordedChanges } from './changes/recorded-changes.ts';
import { listedChange } from './listed-change.ts';

type Answer = AnswerOf<typeof showChanges>['data'];
type Context = Pick<Site, 'catalog' | 'clock'>;

/** Number of changes that the page shows. The feeds have more. */
const MAX_CHANGES = 50;
/** Maximum number of programs whose funding history the page shows. */
const MAX_LIVES = 10;
/** Maximum number of recent funding statements that the server searches for these programs. */
const MAX_STATEMENTS = 200;

export function changesPageRoutes(
  app: FastifyInstance,
  changes: LastKnown<RecordedChanges>,
  site: Context,
): void {
  serve(app, showChanges, async () => ({ data: changesAnswer(await changes.read(), site) }));
}

/** Returns the data for the page that lists changes. */
export function changesAnswer(
  { journal, bySlug }: Pick<RecordedChanges, 'journal' | 'bySlug'>,
  { catalog, clock }: Context,
): Answer {
  const countedOn = dayOf(clock());
  const { programs, confirmedFunding } = catalogCounts(catalog.programs, countedOn);
  return {
    countedOn,
    programs,
    confirmed: confirmedFunding,
    lives: livesOf(catalog, bySlug),
    changes: journal.changes.slice(0, MAX_CHANGES).map((change) => listedChange(change, catalog)),
  };
}

/**
 * Returns the programs with the newest statements about their funding.
 *
 * @param bySlug the recorded changes
 */
function livesOf(
  catalog: Site['catalog'],
  bySlug: ReadonlyMap<string, readonly DatedChange[]>,
): Answer['lives'] {
  const fundingOf = (slug: string) =>
    (bySlug.get(slug) ?? []).filter(({ fact }) => fact === 'funding');
  const newest = [...bySlug.keys()]
    .flatMap(fundingOf)
    .toSorted((a, b) => b.id - a.id)
    .slice(0, MAX_STATEMENTS);
  const slugs = [...new Set(newest.map(({ slug }) => slug))];
  const programs = slugs.flatMap((slug) => catalog.findBySlug(slug) ?? []).slice(0, MAX_LIVES);
  return programs.map((program) => ({
    slug: program.slug,
    program: program.fullName,
    funding: fundingStatements(program, fundingOf(program.slug)),
  }));
}
