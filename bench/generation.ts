import { generatePrograms } from '@latchkey/contract';
import {
  type CatalogProgram,
  fiveYear,
  matchPrograms,
  nothingKnown,
  programAnswers,
  purchaseTerms,
  withoutHelp,
} from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { currentLocation } from '../apps/api/src/locations/current-location.ts';
import { catalogOf } from '../apps/api/src/programs/catalog.ts';
import { loadCatalog } from '../apps/api/src/reference-data/load-catalog.ts';
import { loadReferenceData } from '../apps/api/src/reference-data/load-reference-data.ts';
import { cases } from './cases.ts';
import type { Row } from './part.ts';

const WARM_UP = 500;
const RUNS = 5_000;

/** Maximum CPU time to match the programs of the state with the most programs, in milliseconds. */
const MATCHING = 1;
/**
 * Maximum CPU time for the five-year results of a long list of programs, in milliseconds. Includes
 * the result without a program.
 */
const RESULTS = 1;
const LISTED = 25;
/**
 * Maximum CPU time for the whole response, in milliseconds: the matches, the best combination, and
 * the programs that a single changed answer would add.
 */
const ANSWER = 50;
/**
 * Maximum CPU time for the response if all {@link CANDIDATES} programs can be combined, in
 * milliseconds.
 */
const COMBINATION = 5;
const CANDIDATES = 15;

const context = { today: '2026-11-22', known: nothingKnown };

/** Measures the CPU time for one buyer's programs, and compares it with the goals. */
export function generationCost(): Row[] {
  const reference = loadReferenceData();
  const catalog = loadCatalog();
  const measured = cases(catalog, reference.locations.search).find(({ body }) => body);
  const { quote: asked } = generatePrograms.body.parse(JSON.parse(measured?.body ?? ''));
  const quote = { ...asked, homeLocation: currentLocation(reference, asked.homeLocation) };
  const area = reference.areaOf(quote.homeLocation);
  const programs = catalogOf(catalog).inCounty(area);
  const { state } = area;
  const answer = (from: readonly CatalogProgram[]) =>
    programAnswers(from, quote, area, context, sampleProduct);

  const match = () => matchPrograms(programs, quote, area, context, sampleProduct);
  const matches = match().programs;
  const ids = new Set(matches.filter(({ verifyFirst }) => !verifyFirst).map(({ id }) => id));
  const matched = programs.filter(({ id }) => ids.has(id));
  const combines = { with: 'any' as const, slugs: [], says: '' };
  const combinable = [...matched, ...matched]
    .slice(0, CANDIDATES)
    .map((program, i) => ({ ...program, id: i + 1, slug: `us-${i}`, combines }));

  const listed = [...matches, ...matches].slice(0, LISTED);
  const results = () => {
    const terms = purchaseTerms(quote, area, sampleProduct);
    const baseline = withoutHelp(terms);
    return listed.map((program) => fiveYear(program, terms, baseline));
  };

  return [
    cost(`programs in ${state}`, MATCHING, match),
    cost(`five-year results of ${listed.length} programs`, RESULTS, results),
    cost(`with combination and changes in ${state}`, ANSWER, () => answer(programs)),
    cost(`best of ${combinable.length} programs`, COMBINATION, () => answer(combinable)),
  ];
}

function cost(generation: string, goal: number, measure: () => unknown): Row {
  for (let i = 0; i < WARM_UP; i += 1) measure();
  const before = process.cpuUsage();
  for (let i = 0; i < RUNS; i += 1) measure();
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000 / RUNS;
  return {
    generation,
    'ms of CPU': Number(milliseconds.toFixed(3)),
    goal,
    met: milliseconds < goal,
  };
}
