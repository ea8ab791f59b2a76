import { CatalogProgram, Day } from '@latchkey/domain';
import * as z from 'zod/mini';

/** Path of the page about the catalog's files, and of the folder that the files are in. */
export const OPEN_DATA_PATH = '/data';

const Named = z.strictObject({ name: z.string(), url: z.string() });

/** `programs.json`: every program that the site shows, with every fact that we have about it. */
export const ProgramsFile = z.strictObject({
  title: z.string(),
  /** The newest day on which a fact was checked or changed. */
  version: Day,
  license: Named,
  /** What the license covers. */
  terms: z.string(),
  /** The name and address that the license asks to credit. */
  credit: Named,
  programs: z.array(CatalogProgram),
});
export type ProgramsFile = z.infer<typeof ProgramsFile>;
