import {
  CatalogProgram,
  Day,
  FactDifference,
  FundingStatement,
  FundingStatus,
} from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The path of the page about the open data files, and of the folder that contains these files. */
export const OPEN_DATA_PATH = '/data';

const Named = z.strictObject({ name: z.string(), url: z.string() });

/** `programs.json`: every program that the site shows, with every fact that we have about it. */
export const ProgramsFile = z.strictObject({
  title: z.string(),
  /** The latest date on which a fact was checked or changed. */
  version: Day,
  license: Named,
  /** A description of the data that the license covers. */
  terms: z.string(),
  /** The name and the URL that users of the data must credit. */
  credit: Named,
  programs: z.array(CatalogProgram),
});
export type ProgramsFile = z.infer<typeof ProgramsFile>;

/** The columns of `programs.csv` that the page shows in its example row. */
const FirstRow = z.strictObject({
  slug: z.string(),
  program: z.string(),
  max_amount: z.nullable(z.number()),
  status: FundingStatus,
  status_day: z.nullable(z.string()),
  source_day: z.nullable(z.string()),
});

/** A change in the public list. It affects one fact or a whole program. */
const ListedChange = z.strictObject({
  id: z.int(),
  slug: z.string(),
  program: z.string(),
  /** Whether the program has a page. */
  isListed: z.boolean(),
  /** The date on which the catalog changed. */
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
      /** The URL of the site that hosts the files and feeds, without a trailing slash. */
      siteUrl: z.string(),
      version: Day,
      license: Named,
      files: z.array(
        z.strictObject({
          name: z.string(),
          bytes: z.int(),
          /**
           * The number of programs, sources or counties in the file. Null for the file that
           * describes the other files.
           */
          rows: z.nullable(z.int()),
        }),
      ),
      firstRows: z.array(FirstRow),
      changes: z.array(ListedChange),
    }),
  }),
});

/** A program with a recent statement about its funding. */
const FundingLife = z.strictObject({
  slug: z.string(),
  program: z.string(),
  /** Statements from the agency and from sources about the funding, oldest first. */
  funding: z.array(FundingStatement),
});

export const showChanges = endpoint({
  method: 'GET',
  path: '/changes',
  summary: 'The newest changes of facts, and the newest statements about the money of programs',
  access: 'anyone',
  answer: z.strictObject({
    data: z.strictObject({
      /** The date on which the programs were counted. */
      countedOn: Day,
      programs: z.int(),
      /**
       * The number of programs for which the agency or a source stated within the last 30 days
       * whether money is available.
       */
      confirmed: z.int(),
      /** The programs with the most recent statements about their funding, most recent first. */
      lives: z.array(FundingLife),
      /** Newest first. */
      changes: z.array(ListedChange),
    }),
  }),
});
