import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { shippedReference } from '../../test/test-data.ts';
import { readConfig } from '../config.ts';
import { loadCatalog } from '../reference-data/load-catalog.ts';
import { readProduct } from '../site/product-file.ts';
import { catalogSources } from './catalog-sources.ts';
import { catalogStore } from './catalog-store.ts';
import { followCatalog } from './follow-catalog.ts';
import { readCatalog } from './read-catalog.ts';

const folder = mkdtempSync(join(tmpdir(), 'latchkey-catalog-'));
const brand = mkdtempSync(join(tmpdir(), 'latchkey-brand-'));
const productFile = join(brand, 'product.json');
const product = readProduct(readConfig({}).productFile, '2026-11-22');
const app = Fastify();
const [shipped, other] = loadCatalog();
let unfollow = () => {};

afterEach(() => {
  unfollow();
  rmSync(folder, { recursive: true });
  rmSync(brand, { recursive: true });
});

function writeOwn(content: unknown): void {
  writeFileSync(join(folder, 'own.json'), JSON.stringify(content));
}

function writeHidden(...hide: (string | undefined)[]): void {
  const programs = { hide, hideLenderProducts: false };
  writeFileSync(productFile, JSON.stringify({ ...product, programs }));
}

it('reloads the catalog on SIGHUP and when a file changes, but keeps the current one if a file is invalid', async () => {
  writeHidden();
  const paths = { catalogDir: folder, productFile };
  const store = catalogStore(() =>
    readCatalog(catalogSources(paths, shippedReference(), '2026-11-22')),
  );
  const name = () => store.catalog.find(shipped?.id ?? 0)?.programName;
  unfollow = followCatalog(paths, store, app.log);
  expect(name()).toBe(shipped?.programName);

  writeOwn([{ ...shipped, programName: 'Ours' }]);
  await vi.waitFor(() => expect(name()).toBe('Ours'), 60_000);

  writeHidden(shipped?.slug);
  await vi.waitFor(() => expect(name()).toBe(undefined), 60_000);

  unfollow();
  writeHidden(other?.slug);
  unfollow = followCatalog({ ...paths, catalogDir: undefined }, store, app.log);
  writeOwn([{ ...shipped, programName: 7 }]);
  process.emit('SIGHUP', 'SIGHUP');
  expect(name()).toBe(undefined);

  writeOwn([{ ...shipped, programName: 'Ours again' }]);
  process.emit('SIGHUP', 'SIGHUP');
  expect(name()).toBe('Ours again');
});
