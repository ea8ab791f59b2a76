/**
 * Measures the time and memory to load the reference data and the catalog, and the time of a search.
 * Run `node --expose-gc bench/load.ts`: without the flag, the memory figures include garbage.
 */
import { loadCatalog } from '../apps/api/src/reference-data/load-catalog.ts';
import { loadReferenceData } from '../apps/api/src/reference-data/load-reference-data.ts';

const SEARCHES = 20_000;
const queries = ['9', '902', '90210', 's', 'san', 'st louis', 'austin, tx', 'portland or', 'xyzzy'];

function measured<Loaded>(name: string, load: () => Loaded): Loaded {
  globalThis.gc?.();
  const before = { at: performance.now(), cpu: process.cpuUsage(), ...process.memoryUsage() };
  const loaded = load();
  const time = performance.now() - before.at;
  const cpu = process.cpuUsage(before.cpu);
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  const held = heapUsed + arrayBuffers - before.heapUsed - before.arrayBuffers;
  const grown = rss - before.rss;
  const spent = (cpu.user + cpu.system) / 1000;
  console.log(
    `${name}: ${time.toFixed(0)} ms (${spent.toFixed(0)} ms of CPU), ` +
      `holds ${megabytes(held)}, process grew by ${megabytes(grown)}`,
  );
  return loaded;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

const { locations } = measured('reference data', () => loadReferenceData());
measured('catalog', () => loadCatalog());

for (const query of queries) {
  const before = process.cpuUsage();
  for (let i = 0; i < SEARCHES; i += 1) locations.search(query);
  const { user, system } = process.cpuUsage(before);
  console.log(`search ${JSON.stringify(query)}: ${((user + system) / SEARCHES).toFixed(1)} µs`);
}
