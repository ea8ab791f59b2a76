import { type AnswerOf, showOpenData } from '@latchkey/contract';
import type { CatalogProgram, PublishedChange } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { dayOf } from '../process/clock.ts';
import type { Site } from '../site/site.ts';
import type { CatalogEdition, OpenData } from './open-data.ts';
import { newestSourceDay } from './tables/programs.ts';

type Answer = AnswerOf<typeof showOpenData>['data'];

/** Number of rows and changes that the page shows. */
const SHOWN = 3;

export function openDataPageRoutes(
  app: FastifyInstance,
  openData: OpenData,
  site: Pick<Site, 'catalog' | 'siteUrl'>,
): void {
  serve(app, showOpenData, async () => ({
    data: answerOf(await openData.edition(), openData, site),
  }));
}

/**
 * Follows what the page about the files shows.
 *
 * @returns a function that returns the newest answer that is ready. It is the same object until
 *   something changed
 */
export async function openDataAnswer(
  openData: OpenData,
  site: Pick<Site, 'catalog' | 'log' | 'siteUrl'>,
): Promise<() => Answer> {
  let from = await openData.edition();
  let answer = answerOf(from, openData, site);
  const follow = async () => {
    const edition = await openData.edition();
    if (edition === from) return;
    from = edition;
    answer = answerOf(edition, openData, site);
  };
  return () => {
    follow().catch((err: unknown) => site.log.warn({ err }, 'the page about the data is not new'));
    return answer;
  };
}

function answerOf(
  { version, files, journal }: CatalogEdition,
  { license }: Pick<OpenData, 'license'>,
  { catalog, siteUrl }: Pick<Site, 'catalog' | 'siteUrl'>,
): Answer {
  return {
    siteUrl,
    version,
    license,
    files: files.map(({ name, content, rows }) => ({ name, bytes: content.length, rows })),
    firstRows: catalog.programs.slice(0, SHOWN).map(firstRow),
    changes: journal.changes.slice(0, SHOWN).map((change) => {
      return { ...listed(change), isListed: catalog.findBySlug(change.slug) !== undefined };
    }),
  };
}

/** A row of `programs.csv`, with the same names as its columns. */
function firstRow(program: CatalogProgram): Answer['firstRows'][number] {
  return {
    slug: program.slug,
    program: program.fullName,
    max_amount: program.maxAmount,
    status: program.status,
    status_day: program.statusCheckedOn,
    source_day: newestSourceDay(program),
  };
}

function listed({
  id,
  slug,
  program,
  createdAt,
  what,
  sourceUrl,
  sourceDay,
}: PublishedChange): Omit<Answer['changes'][number], 'isListed'> {
  const day = dayOf(createdAt);
  return { id, slug, program: program.fullName, day, what, sourceUrl, sourceDay };
}
