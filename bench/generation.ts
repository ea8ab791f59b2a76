import { generatePrograms } from '@latchkey/contract';
import { matchPrograms, nothingKnown } from '@latchkey/domain';
import { catalogOf } from '../apps/api/src/programs/catalog.ts';
import { loadCatalog } from '../apps/api/src/reference-data/load-catalog.ts';
import { loadReferenceData } from '../apps/api/src/reference-data/load-reference-data.ts';
import { cases } from './cases.ts';

const WARM_UP = 500;
const RUNS = 5_000;

/** Maximum CPU milliseconds to generate programs for the largest state. */
const GOAL = 1;

/** CPU milliseconds for one generation of programs, compared with the goal. */
export function generationCost() {
  const reference = loadReferenceData();
  const catalog = loadCatalog();
  const measured = cases(catalog, reference.locations.search).find(({ body }) => body);
  const { quote } = generatePrograms.body.parse(JSON.parse(measured?.body ?? ''));
  const area = reference.areaOf(quote.homeLocation);
  const { inCounty } = catalogOf(catalog);
  const context = { today: '2026-11-22', known: nothingKnown };
  const run = (times: number) => {
    for (let i = 0; i < times; i += 1) matchPrograms(inCounty(area), quote, area, context);
  };

  run(WARM_UP);
  const before = process.cpuUsage();
  run(RUNS);
  const { user, system } = process.cpuUsage(before);
  const cost = (user + system) / 1000 / RUNS;
  return {
    generation: measured?.name,
    'ms of CPU': Number(cost.toFixed(3)),
    goal: GOAL,
    met: cost < GOAL,
  };
}
