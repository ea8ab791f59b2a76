import { type AnswerOf, showOpenData } from '@latchkey/contract';
import { type CatalogProgram, newestSource } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Site } from '../site/site.ts';
import { listedChange } from './listed-change.ts';
import type { OpenData } from './open-data.ts';

type Answer = AnswerOf<typeof showOpenData>['data'];

/** Number of rows and changes that the page shows. */
const SHOWN = 3;

export function openDataPageRoutes(
  app: FastifyInstance,
  openData: OpenData,
  site: Pick<Site, 'catalog' | 'siteUrl'>,
): void {
  serve(app, showOpenData, async () => ({ data: await openDataAnswer(openData, site) }));
}

/** Returns the data for the page about the data files. */
export async function openDataAnswer(
  openData: OpenData,
  { catalog, siteUrl }: Pick<Site, 'catalog' | 'siteUrl'>,
): Promise<Answer> {
  const { version, programs, files, journal } = await openData.edition();
  return {
    siteUrl,
    version,
    license: openData.license,
    files: files.map(({ name, content, rows }) => ({ name, bytes: content.length, rows })),
    firstRows: programs.slice(0, SHOWN).map(firstRow),
    changes: journal.changes.slice(0, SHOWN).map((change) => listedChange(change, catalog)),
  };
}

/** Returns a row of `programs.csv`, by column name. */
function firstRow(program: CatalogProgram): Answer['firstRows'][number] {
  return {
    slug: program.slug,
    program: program.fullName,
    max_amount: program.maxAmount,
    status: program.status,
    status_day: program.statusCheckedOn,
    source_day: newestSource(program.sources),
  };
}
