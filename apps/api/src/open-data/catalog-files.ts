import { setImmediate as nextTurn } from 'node:timers/promises';
import { OPEN_DATA_PATH, type ProgramsFile } from '@latchkey/contract';
import type { CatalogProgram } from '@latchkey/domain';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';
import {
  dataPackage,
  dcatCatalog,
  type Edition,
  jsonSchema,
  TITLE,
  termsOf,
} from './descriptors.ts';
import { type OpenFile, openFile } from './open-file.ts';
import { countiesTable } from './tables/counties.ts';
import { programsTable } from './tables/programs.ts';
import { sourcesOf, sourcesTable } from './tables/sources.ts';
import { type Column, csvOf, type Table } from './tables/table.ts';

/** A file with the catalog's programs, sources or counties, or with a description of such files. */
export interface CatalogFile extends OpenFile {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The columns of a table. */
  readonly columns?: readonly Column<never>[];
  /**
   * The number of programs, sources or counties in the file. Null for a description of the files.
   */
  readonly rows: number | null;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Writes all files for one version of the catalog. Lets other requests run between two files,
 * because writing all files takes about a tenth of a second.
 *
 * @param modified when a fact last changed
 */
export async function catalogFiles(
  edition: Edition,
  programs: readonly CatalogProgram[],
  counties: ReferenceData['counties'],
  modified: Date,
): Promise<readonly CatalogFile[]> {
  const files: CatalogFile[] = [];
  const add = async (file: Omit<CatalogFile, keyof OpenFile>, type: string, text: string) => {
    files.push({ ...file, ...openFile(type, text, modified) });
    await nextTurn();
  };
  const addTable = async <Row>(table: Table<Row>, rows: readonly Row[]) => {
    const { name, title, description, columns } = table;
    const file = { name: `${name}.csv`, title, description, columns, rows: rows.length };
    await add(file, 'text/csv; charset=utf-8', csvOf(table, rows));
  };
  const addJson = async (name: string, description: string, content: object, rows?: number) => {
    const file = { name, title: name, description, rows: rows ?? null };
    await add(file, JSON_TYPE, JSON.stringify(content));
  };

  const everything = 'Everything that we know about each program';
  await addJson('programs.json', everything, programsFile(edition, programs), programs.length);
  await addTable(programsTable, programs);
  await addTable(sourcesTable, sourcesOf(programs));
  await addTable(countiesTable, [...counties.values()]);
  await addJson('schema.json', 'JSON Schema of programs.json', jsonSchema(edition));
  const data = [...files];
  await addJson('datapackage.json', 'Data Package v2', dataPackage(edition, data));
  await addJson('data.json', 'DCAT-US 3.0', dcatCatalog(edition, data));
  return files;
}

function programsFile(edition: Edition, programs: readonly CatalogProgram[]): ProgramsFile {
  const { brand, license, version, siteUrl } = edition;
  return {
    title: TITLE,
    version,
    license: { name: license.name, url: license.url },
    terms: termsOf(edition),
    credit: { name: brand.name, url: siteUrl + OPEN_DATA_PATH },
    programs: withoutOthers(programs),
  };
}

/** Returns the programs without references to programs that the site does not show. */
function withoutOthers(programs: readonly CatalogProgram[]): CatalogProgram[] {
  const shown = new Set(programs.map(({ slug }) => slug));
  return programs.map(({ combines, ...program }) => {
    const slugs = combines.slugs.filter((slug) => shown.has(slug));
    return { ...program, combines: { ...combines, slugs } };
  });
}
