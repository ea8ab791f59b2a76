import { type AnswerOf, showChanges } from '@latchkey/contract';
import { catalogCounts, fundingStatements } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { dayOf } from '../process/clock.ts';
import type { Site } from '../site/site.ts';
import * as changeRepository from './changes/repository.ts';
import { listedChange } from './listed-change.ts';
import type { OpenData } from './open-data.ts';

type Answer = AnswerOf<typeof showChanges>['data'];
type Context = Pick<Site, 'catalog' | 'clock' | 'database'>;

/** Number of changes that the page shows. The feeds have more. */
const MAX_CHANGES = 50;
/** Number of programs whose funding the page shows over time. */
const MAX_LIVES = 10;
/** Number of statements to search for these programs. */
const MAX_STATEMENTS = 200;

export function changesPageRoutes(app: FastifyInstance, openData: OpenData, site: Context): void {
  serve(app, showChanges, async () => ({ data: await changesAnswer(openData, site) }));
}

/** Returns the data that the page about changes shows. */
export async function changesAnswer(openData: OpenData, site: Context): Promise<Answer> {
  const { catalog, clock } = site;
  const { journal } = await openData.edition();
  const countedOn = dayOf(clock());
  const { programs, confirmedFunding } = catalogCounts(catalog.programs, countedOn);
  return {
    countedOn,
    programs,
    confirmed: confirmedFunding,
    lives: await livesOf(site),
    changes: journal.changes.slice(0, MAX_CHANGES).map((change) => listedChange(change, catalog)),
  };
}

/** Returns the programs with the latest statements about their funding. */
async function livesOf({ catalog, database }: Context): Promise<Answer['lives']> {
  const newest = await changeRepository.newestFundingChanges(database, MAX_STATEMENTS);
  const slugs = [...new Set(newest.map(({ slug }) => slug))];
  const programs = slugs.flatMap((slug) => catalog.findBySlug(slug) ?? []).slice(0, MAX_LIVES);
  const rows = await changeRepository.fundingChanges(
    database,
    programs.map(({ slug }) => slug),
  );
  return programs.map((program) => ({
    slug: program.slug,
    program: program.fullName,
    funding: fundingStatements(
      program,
      rows.filter(({ slug }) => slug === program.slug),
    ),
  }));
}
