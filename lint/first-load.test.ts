import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWeb } from '../scripts/build-web.ts';

/** Maximum size of the scripts that a first visit loads, including UI text, in gzipped bytes. */
const BUDGET = 122_000;

const dist = join(import.meta.dirname, '../apps/web/dist');

/** Modules that a route loads before its page renders. Their imports are added automatically. */
const routes = {
  '/': [
    'index.html',
    'src/features/landing/landing-page.tsx',
    ...['common', 'landing', 'terms-line'].map(englishTexts),
  ],
  '/quote/home-info/type': [
    'index.html',
    'src/features/questions/choice-question-page.tsx',
    ...['common', 'questions'].map(englishTexts),
  ],
};

function englishTexts(area: string): string {
  return `../../packages/texts/src/en/${area}.ts`;
}

/** @see https://vite.dev/guide/backend-integration */
type Manifest = Record<string, { file: string; imports?: string[] }>;

function chunks(manifest: Manifest, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new RangeError(`The build has no chunk for ${name}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    chunks(manifest, chunk.imports ?? [], found);
  }
  return found;
}

describe('the first load', () => {
  let manifest: Manifest;

  beforeAll(() => {
    buildWeb();
    manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  }, 60_000);

  it.each(Object.entries(routes))('of %s stays within its budget', (route, names) => {
    const sizes = [...chunks(manifest, names)].map(
      (file) => gzipSync(readFileSync(join(dist, file))).length,
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`${route} loads ${bytes} bytes of scripts in ${sizes.length} files`);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });
});
