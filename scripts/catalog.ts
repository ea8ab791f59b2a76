import { readFileSync, writeFileSync } from 'node:fs';
import { generatePrograms } from '@latchkey/contract';
import {
  type CatalogProgram,
  catalogCounts,
  countsByState,
  knownAt,
  nothingKnown,
  type QuoteAnswers,
  stateOf,
} from '@latchkey/domain';
import type * as z from 'zod/mini';
import { readConfig } from '../apps/api/src/config.ts';
import { currentLocation } from '../apps/api/src/locations/current-location.ts';
import { dayOf } from '../apps/api/src/process/clock.ts';
import { catalogSources } from '../apps/api/src/programs/catalog-sources.ts';
import { readCatalog } from '../apps/api/src/programs/read-catalog.ts';
import { exampleBuyers } from '../apps/api/src/public-catalog/example-buyers.ts';
import {
  type CatalogSources,
  loadCatalog,
  readCatalogFiles,
} from '../apps/api/src/reference-data/load-catalog.ts';
import {
  loadReferenceData,
  type ReferenceData,
} from '../apps/api/src/reference-data/load-reference-data.ts';
import { readTranslations } from '../apps/api/src/reference-data/read-translations.ts';
import { readBrand } from '../apps/api/src/site/brand-file.ts';
import { checkCatalog, checkReport } from './catalog/check.ts';
import { deriveReport, proposals } from './catalog/derive.ts';
import {
  exportEdits,
  exportReport,
  importFile,
  importReport,
  writeIntoFiles,
} from './catalog/edits.ts';
import { explainProgram, explanationReport } from './catalog/explain.ts';
import { freshnessReport } from './catalog/freshness.ts';
import { limitsReport, storeLimits } from './catalog/limits.ts';
import { linksReport, runLinks } from './catalog/links.ts';
import { listPrograms, listReport } from './catalog/list.ts';
import { day, days, wholeNumber } from './catalog/options.ts';
import { previewCatalog } from './catalog/preview.ts';
import { previewReport } from './catalog/preview-report.ts';
import { ratesReport, storeRates } from './catalog/rates.ts';
import { checkTranslations, translationsReport } from './catalog/translations.ts';
import { weakCounts, weakReport } from './catalog/weak.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `npm run catalog -- COMMAND

  check [--dir FOLDER]                     checks the facts and the readability of every program
  preview [--dir FOLDER] [--product FILE] [--quote FILE.json]
                                           shows what own programs or a product file would change
  list [--state CA] [--stale 180d]         lists programs, by state or by days since the last check
  derive [--state CA]                      proposes rules for stored limits that equal them
  report [--state CA] [--by-state]         prints how fresh the catalog is
  links [--state CA] [--limit 100]         asks every website and source what changed since the last run
  translations [--state CA]                lists missing and stale translations by state
  export FILE.json                         writes operators' edits to a file
  export --into FOLDER                     writes the edited programs into the catalog files of a folder
  import FILE.json                         adds another installation's edits
  rates FILE.csv                           stores the newest average mortgage rate of a file
  limits FILE.csv [--from DAY] [--dry-run] [--accept]
                                           stores a new year's limits, after checking the file
  explain --program ID --quote FILE.json   explains why a program does or does not match a quote

  --json                                   prints JSON`;

const { positionals, values } = readArguments(usage, {
  allowPositionals: true,
  options: {
    state: { type: 'string' },
    limit: { type: 'string' },
    stale: { type: 'string' },
    program: { type: 'string' },
    quote: { type: 'string' },
    into: { type: 'string' },
    dir: { type: 'string' },
    product: { type: 'string' },
    from: { type: 'string' },
    accept: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    'by-state': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

/** The request body of the endpoint that returns a buyer's programs. */
const GeneratedFor = generatePrograms.body;
type GeneratedFor = z.infer<typeof GeneratedFor>;

const commands: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  check() {
    const result = checkCatalog(readCatalogFiles(sources()), reference());
    print(result, checkReport);
    return result.isPlain && result.faults.length + result.productFaults.length === 0;
  },

  preview() {
    const { dir, product, quote } = values;
    if (dir === undefined && product === undefined) {
      throw new UsageError('preview: set a folder with --dir, or a product file with --product');
    }
    const { brandFile, catalogDir, productFile } = readConfig();
    const { licensedStates } = readBrand(brandFile).legal;
    const used = catalogSources({ catalogDir, productFile }, reference(), today());
    const own = quote === undefined ? [] : [{ name: quote, quote: readQuote(quote).quote }];
    const preview = previewCatalog(readCatalog(used), readCatalog(sources()), {
      buyers: [...exampleBuyers(reference(), licensedStates), ...own],
      areaOf: reference().areaOf,
      today: today(),
    });
    print(preview, previewReport);
    return true;
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
      throw new UsageError('export: add the name of a file, or set a folder with --into');
    }
    const exported = await exportEdits(catalog(), readConfig());
    if (values.into !== undefined) writeIntoFiles(values.into, exported.programs);
    else writeFileSync(file ?? '', `${JSON.stringify({ edits: exported.edits }, null, 2)}\n`);
    print(exported, exportReport);
    return true;
  },

  async import() {
    const [, file] = positionals;
    if (file === undefined)
      throw new UsageError('import: add the name of a file that export wrote');
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    print(await importFile(content, catalog(), readConfig(), new Date()), importReport);
    return true;
  },

  async rates() {
    const [, file] = positionals;
    if (file === undefined)
      throw new UsageError('rates: add the name of a CSV file with the columns date,rate');
    print(await storeRates(readFileSync(file, 'utf8'), readConfig(), new Date()), ratesReport);
    return true;
  },

  async limits() {
    const [, file] = positionals;
    if (file === undefined)
      throw new UsageError('limits: add the name of a CSV file with the limits of a year');
    const { accept, 'dry-run': dryRun } = values;
    const from = values.from === undefined ? undefined : day('--from', values.from);
    const csv = readFileSync(file, 'utf8');
    const options = { from, accept, dryRun };
    const result = await storeLimits(csv, reference(), readConfig(), new Date(), options);
    print(result, limitsReport);
    return result.outcome !== 'refused';
  },

  derive() {
    const programs = catalog().filter(inState(values.state));
    print(proposals(programs, reference()), deriveReport);
    return true;
  },

  report() {
    const programs = catalog().filter(inState(values.state));
    const all = catalogCounts(programs, today());
    const states = values['by-state']
      ? countsByState(programs, today()).filter((state) => state.programs > 0)
      : [];
    const weak = weakCounts(programs, reference());
    print({ all, states, weak }, (counts) =>
      [freshnessReport(counts), weakReport(counts.weak)].join('\n\n'),
    );
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
    const { quote, known = nothingKnown } = readQuote(values.quote);
    const area = reference().areaOf(quote.homeLocation);
    const context = { today: today(), known: knownAt(known, quote.homeLocation.id) };
    print(explainProgram(program, quote, area, context), explanationReport);
    return true;
  },
};

let referenceData: ReferenceData | undefined;

/**
 * Returns the shipped tables with today's limits. Reads the tables only once, and only if a command
 * uses them.
 */
function reference(): ReferenceData {
  referenceData ??= loadReferenceData().on(today());
  return referenceData;
}

/** Returns a filter for the programs of one state, or for all programs if there is no state. */
function inState(state: string | undefined) {
  return (program: CatalogProgram) =>
    state === undefined || stateOf(program) === state.toUpperCase();
}

function today(): string {
  return dayOf(new Date());
}

function catalog() {
  return loadCatalog(sources());
}

/**
 * Returns the sources of the catalog, in addition to the shipped programs: the files from `--dir`
 * and `--product`. By default, these are the files that the server uses.
 */
function sources(): CatalogSources {
  const { catalogDir, productFile } = readConfig();
  return catalogSources(
    { catalogDir: values.dir ?? catalogDir, productFile: values.product ?? productFile },
    reference(),
    today(),
  );
}

function print<T>(result: T, report: (result: T) => string): void {
  console.log(values.json ? JSON.stringify(result, null, 2) : report(result));
}

/**
 * Reads a quote from a file. Replaces the location in the quote with our own record of that
 * location.
 */
function readQuote(
  file: string | undefined,
): Omit<GeneratedFor, 'quote'> & { quote: QuoteAnswers } {
  const { quote, ...body } = readBody(file);
  return {
    ...body,
    quote: { ...quote, homeLocation: currentLocation(reference(), quote.homeLocation) },
  };
}

/** Reads a quote from a file. The file contains either just the quote or the API's request body. */
function readBody(file: string | undefined): GeneratedFor {
  if (file === undefined) throw new UsageError('--quote: add the name of a file with a quote');
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
