import {
  CatalogProgram,
  Day,
  FactDifference,
  FundingStatement,
  FundingStatus,
} from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

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

/** Some columns of a row of `programs.csv`. */
const FirstRow = z.strictObject({
  slug: z.string(),
  program: z.string(),
  max_amount: z.nullable(z.number()),
  status: FundingStatus,
  status_day: z.nullable(z.string()),
  source_day: z.nullable(z.string()),
});

/** A change as everyone may see it: a changed fact, or a whole program. */
const ListedChange = z.strictObject({
  id: z.int(),
  slug: z.string(),
  program: z.string(),
  /** Whether the program has a page. */
  isListed: z.boolean(),
  /** The day on which the catalog changed. */
  day: z.string(),
  what: z.union([z.enum(['added', 'removed']), FactDifference]),
  sourceUrl: z.nullable(z.string()),
  sourceDay: z.string(),
});

export const showOpenData = endpoint({
  method: 'GET',
  path: '/open-data',
  summary: "The catalog's files with their sizes, their license, and the newest changes",
  access: 'anyone',
  answer: z.strictObject({
    data: z.strictObject({
      /** The address of the files and feeds, without a trailing slash. */
      siteUrl: z.string(),
      version: Day,
      license: Named,
      files: z.array(
        z.strictObject({
          name: z.string(),
          bytes: z.int(),
          /** The number of programs, sources or counties. Null for a description of the files. */
          rows: z.nullable(z.int()),
        }),
      ),
      firstRows: z.array(FirstRow),
      changes: z.array(ListedChange),
    }),
  }),
});

/** A program with a new statement about its money. */
const FundingLife = z.strictObject({
  slug: z.string(),
  program: z.string(),
  /** What the agency and sources said about the money, oldest first. */
  funding: z.array(FundingStatement),
});

export const showChanges = endpoint({
  method: 'GET',
  path: '/changes',
  summary: 'The newest changes of facts, and the newest statements about the money of programs',
  access: 'anyone',
  answer: z.strictObject({
    data: z.strictObject({
      /** The day for which the programs were counted. */
      countedOn: Day,
      programs: z.int(),
      /** Programs for which the agency or a source of the last 30 days says if there is money. */
      confirmed: z.int(),
      /** The programs with the newest statements about their money, newest first. */
      lives: z.array(FundingLife),
      /** Newest first. */
      changes: z.array(ListedChange),
    }),
  }),
});
