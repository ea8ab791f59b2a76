import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { loadCatalog } from '../reference-data/load-catalog.ts';
import { catalogStore } from './catalog-store.ts';
import { followCatalog } from './follow-catalog.ts';
import { readCatalog } from './read-catalog.ts';

const folder = mkdtempSync(join(tmpdir(), 'latchkey-catalog-'));
const app = Fastify();
const [shipped] = loadCatalog();
let unfollow = () => {};

afterEach(() => {
  unfollow();
  rmSync(folder, { recursive: true });
});

function writeOwn(content: unknown): void {
  writeFileSync(join(folder, 'own.json'), JSON.stringify(content));
}

it('reloads when a file changes and on SIGHUP, and keeps the catalog when a file is invalid', async () => {
  const store = catalogStore(() => readCatalog({ own: folder }));
  const name = () => store.catalog.find(shipped?.id ?? 0)?.programName;
  unfollow = followCatalog(folder, store, app.log);
  expect(name()).toBe(shipped?.programName);

  writeOwn([{ ...shipped, programName: 'Ours' }]);
  await vi.waitFor(() => expect(name()).toBe('Ours'), { timeout: 5_000 });

  unfollow();
  unfollow = followCatalog(undefined, store, app.log);
  writeOwn([{ ...shipped, programName: 7 }]);
  process.emit('SIGHUP', 'SIGHUP');
  expect(name()).toBe('Ours');

  writeOwn([{ ...shipped, programName: 'Ours again' }]);
  process.emit('SIGHUP', 'SIGHUP');
  expect(name()).toBe('Ours again');
});
