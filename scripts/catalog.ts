import { readFileSync, writeFileSync } from 'node:fs';
import { generatePrograms } from '@latchkey/contract';
import { type CatalogProgram, knownAt, nothingKnown } from '@latchkey/domain';
import type * as z from 'zod/mini';
import { dayOf } from '../apps/api/src/clock.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { currentLocation } from '../apps/api/src/locations/current-location.ts';
import { loadCatalog } from '../apps/api/src/reference-data/load-catalog.ts';
import { loadReferenceData } from '../apps/api/src/reference-data/load-reference-data.ts';
import { readTranslations } from '../apps/api/src/reference-data/read-translations.ts';
import { checkCatalog, checkReport } from './catalog/check.ts';
import {
  exportEdits,
  exportReport,
  importFile,
  importReport,
  writeIntoFiles,
} from './catalog/edits.ts';
import { explainProgram, explanationReport } from './catalog/explain.ts';
import { freshnessByState, freshnessOf, freshnessReport } from './catalog/freshness.ts';
import { linksReport, runLinks } from './catalog/links.ts';
import { listPrograms, listReport, stateOf } from './catalog/list.ts';
import { ratesReport, storeRates } from './catalog/rates.ts';
import { checkTranslations, translationsReport } from './catalog/translations.ts';
import { readArguments, runCommand, UsageError } from './run-command.ts';

const usage = `npm run catalog -- COMMAND

  check                                    checks the format and readability of every program
  list [--state CA] [--stale 180d]         lists programs, by state or by days since the last check
  report [--state CA] [--by-state]         prints how fresh the catalog is
  links [--state CA] [--limit 100]         asks every website and source what changed since the last run
  translations [--state CA]                lists missing and stale translations by state
  export FILE.json                         writes operators' edits to a file
  export --into FOLDER                     writes the edited programs into the catalog files of a folder
  import FILE.json                         adds another installation's edits
  rates FILE.csv                           stores the newest average mortgage rate of a file
  explain --program ID --quote FILE.json   explains why a program does or does not match a quote

  --json                                   prints JSON`;

const { positionals, values } = readArguments({
  allowPositionals: true,
  options: {
    state: { type: 'string' },
    limit: { type: 'string' },
    stale: { type: 'string' },
    program: { type: 'string' },
    quote: { type: 'string' },
    into: { type: 'string' },
    'by-state': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

/** Request body for the endpoint that generates programs. */
const GeneratedFor = generatePrograms.body;
type GeneratedFor = z.infer<typeof GeneratedFor>;

const commands: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  check() {
    const result = checkCatalog(catalog());
    print(result, checkReport);
    return result.isPlain;
  },

  list() {
    print(
      listPrograms(catalog(), {
        state: values.state?.toUpperCase(),
        staleDays: values.stale === undefined ? undefined : days(values.stale),
        today: today(),
      }),
      listReport,
    );
    return true;
  },

  async links() {
    const limit = values.limit === undefined ? undefined : wholeNumber('--limit', values.limit);
    const { state } = values;
    print(
      await runLinks(catalog(), readConfig(), { isChosen: inState(state), limit }),
      linksReport,
    );
    return true;
  },

  async export() {
    const [, file] = positionals;
    if ((file === undefined) === (values.into === undefined)) {
      throw new UsageError('export: name a file, or a folder with --into');
    }
    const exported = await exportEdits(catalog(), readConfig());
    if (values.into !== undefined) writeIntoFiles(values.into, exported.programs);
    else writeFileSync(file ?? '', `${JSON.stringify({ edits: exported.edits }, null, 2)}\n`);
    print(exported, exportReport);
    return true;
  },

  async import() {
    const [, file] = positionals;
    if (file === undefined) throw new UsageError('import: name a file that export wrote');
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    print(await importFile(content, catalog(), readConfig(), new Date()), importReport);
    return true;
  },

  async rates() {
    const [, file] = positionals;
    if (file === undefined)
      throw new UsageError('rates: name a CSV file with the columns date,rate');
    print(await storeRates(readFileSync(file, 'utf8'), readConfig(), new Date()), ratesReport);
    return true;
  },

  report() {
    const programs = catalog().filter(inState(values.state));
    const all = freshnessOf(programs, today());
    const states = values['by-state'] ? freshnessByState(programs, today()) : {};
    print({ all, states }, freshnessReport);
    return true;
  },

  translations() {
    const state = values.state?.toUpperCase();
    const result = checkTranslations(catalog(), readTranslations(), state);
    print(result, translationsReport);
    return result.gaps.length === 0;
  },

  explain() {
    const id = Number(values.program);
    const program = catalog().find((candidate) => candidate.id === id);
    if (!program) throw new UsageError(`--program: there is no program ${values.program ?? ''}`);
    const reference = loadReferenceData();
    const { quote, known = nothingKnown } = readBody(values.quote);
    const homeLocation = currentLocation(reference, quote.homeLocation);
    const area = reference.areaOf(homeLocation);
    const context = { today: today(), known: knownAt(known, homeLocation.id) };
    print(explainProgram(program, { ...quote, homeLocation }, area, context), explanationReport);
    return true;
  },
};

/** Selects the programs of one state, or all of them. */
function inState(state: string | undefined) {
  return (program: CatalogProgram) =>
    state === undefined || stateOf(program) === state.toUpperCase();
}

function today(): string {
  return dayOf(new Date());
}

function catalog() {
  return loadCatalog({ own: readConfig().catalogDir });
}

function print<T>(result: T, report: (result: T) => string): void {
  console.log(values.json ? JSON.stringify(result, null, 2) : report(result));
}

/** Parses an option that is a number of 1 or more. */
function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`${option}: "${text}" is not a number`);
  return Number(text);
}

/** Parses a number of days, such as 180d. */
function days(text: string): number {
  const found = /^(\d{1,5})d?$/.exec(text)?.[1];
  if (found === undefined)
    throw new UsageError(`--stale: "${text}" is not a number of days like 180d`);
  return Number(found);
}

/** Reads a quote from a file: the quote alone, or the request body of the API. */
function readBody(file: string | undefined): GeneratedFor {
  if (file === undefined) throw new UsageError('--quote: name a file with a quote');
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const body = GeneratedFor.safeParse(content);
  const read = body.success ? body : GeneratedFor.safeParse({ quote: content });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UsageError(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}

await runCommand(() => {
  const command = commands[positionals[0] ?? ''];
  if (!command) throw new UsageError(usage);
  return command();
});
