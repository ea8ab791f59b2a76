import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

const DOMAIN = 'The domain may import only zod and its own files.';
const PURE = 'The domain has no clock and no randomness. Pass values as arguments.';
const CONTRACT = 'The contract may import only the domain and zod.';
const TEXTS = 'The texts may import only the domain.';
const INTL = 'variable Intl';
const NO_APP = 'Do not import apps, and import packages by name.';
const SQL = 'SQL belongs in repositories.';
const TEST = 'Only tests may import test support.';
const DOOR = 'Import @latchkey/api/testing.';
const WEB = 'The web app may not import the API or Node modules.';
const SHARED = 'Shared code may not import features.';
const ONCE = 'Use confirmationOf, which checks each draft once.';
const FEATURE = 'Only src/app may combine features.';

/** A file, its code, and the message that the linter must report for this code. */
const breaches = [
  ['packages/domain/src/a/node.ts', `export * from 'node:fs';`, DOMAIN],
  ['packages/domain/src/a/package.ts', `export * from 'react';`, DOMAIN],
  ['packages/domain/src/a/contract.ts', `export * from '@latchkey/contract';`, DOMAIN],
  ['packages/domain/src/near.ts', `export * from '../../contract/src/endpoint.ts';`, DOMAIN],
  ['packages/domain/src/a/far.ts', `export * from '../../../../apps/api/src/app.ts';`, DOMAIN],
  ['packages/domain/src/a/samples.ts', `export * from '../../test/quote-samples.ts';`, DOMAIN],
  ['packages/domain/src/a/whole-zod.ts', `export * from 'zod';`, DOMAIN],
  ['packages/domain/src/a/date.ts', 'export const today = () => new Date();', PURE],
  ['packages/domain/src/a/now.ts', 'export const now = () => Date.now();', PURE],
  ['packages/domain/src/a/random.ts', 'export const chance = () => Math.random();', PURE],
  ['packages/domain/src/a/fetch.ts', `export const load = () => fetch('/');`, 'variable fetch'],
  ['packages/domain/src/a/env.ts', 'export const env = () => process.env;', 'variable process'],
  [
    'packages/domain/src/a/uuid.ts',
    'export const id = () => crypto.randomUUID();',
    'variable crypto',
  ],
  ['packages/domain/src/a/log.ts', `export const log = () => console.log('');`, 'use console'],
  ['packages/contract/src/api.ts', `export * from '@latchkey/api';`, CONTRACT],
  ['packages/contract/src/web.ts', `export * from '../../../apps/web/src/main.tsx';`, CONTRACT],
  ['packages/contract/src/fastify.ts', `export * from 'fastify';`, CONTRACT],
  ['packages/contract/src/inside.ts', `export * from '../../domain/src/units.ts';`, CONTRACT],
  ['packages/domain/src/a/intl.ts', 'export const f = new Intl.NumberFormat();', INTL],
  ['packages/texts/src/contract.ts', `export * from '@latchkey/contract';`, TEXTS],
  ['packages/texts/src/inside.ts', `export * from '../../domain/src/units.ts';`, TEXTS],
  ['apps/api/src/a/intl.ts', 'export const f = new Intl.NumberFormat();', INTL],
  ['apps/web/src/ui/intl.ts', 'export const f = new Intl.NumberFormat();', INTL],
  ['apps/api/src/a/web.ts', `export * from '@latchkey/web';`, NO_APP],
  ['apps/api/src/a/repository.ts', `export * from '../../../web/src/lib/api.ts';`, NO_APP],
  ['apps/api/src/a/inside.ts', `export * from '../../../../packages/domain/src/units.ts';`, NO_APP],
  ['apps/api/src/a/sql.ts', `export { sql } from 'drizzle-orm';`, SQL],
  ['apps/api/src/a/driver.ts', `export { Pool } from 'pg';`, SQL],
  ['apps/api/src/a/embedded.ts', `export { PGlite } from '@electric-sql/pglite';`, SQL],
  ['apps/api/src/a/operators.ts', `export { sql } from '../db/drizzle.ts';`, SQL],
  ['apps/api/src/a/table.ts', `export { quotes } from '../db/schema.ts';`, SQL],
  ['apps/api/src/a/support.ts', `export * from '../../test/samples.ts';`, TEST],
  ['apps/api/src/c/repository.ts', `export * from '../../test/samples.ts';`, TEST],
  ['apps/api/src/a/door.ts', `export * from '@latchkey/api/testing';`, TEST],
  ['apps/api/test/web.ts', `export * from '@latchkey/web';`, NO_APP],
  ['bench/a.ts', `export * from '../apps/api/test/samples.ts';`, DOOR],
  ['faults/a.ts', `export * from '../apps/api/test/samples.ts';`, DOOR],
  ['apps/api/src/a/env.ts', 'export const port = process.env.PORT;', 'process.env'],
  ['apps/web/src/app/api.ts', `export * from '@latchkey/api';`, WEB],
  ['apps/web/src/app/far.ts', `export * from '../../../api/src/app.ts';`, WEB],
  ['apps/web/src/app/node.ts', `export * from 'node:path';`, WEB],
  ['apps/web/src/features/a/api.ts', `export * from '@latchkey/api';`, WEB],
  ['apps/web/src/features/a/other.ts', `export * from '@/features/b/b.ts';`, FEATURE],
  ['apps/web/test/api.ts', `export * from '@latchkey/api';`, WEB],
  ['apps/web/src/features/a/confirm.ts', `export { confirmDraft } from '@latchkey/domain';`, ONCE],
  ['apps/web/src/features/a/app.ts', `export * from '@/app/router.tsx';`, FEATURE],
  ['apps/web/src/features/a/whole-zod.ts', `export * from 'zod';`, 'zod/mini'],
  ['apps/web/src/ui/feature.ts', `export * from '@/features/b/b.ts';`, SHARED],
  ['apps/web/src/ui/beside.ts', `export * from '../features/b/b.ts';`, SHARED],
  ['apps/web/src/lib/app.ts', `export * from '@/app/router.tsx';`, SHARED],
  ['apps/web/src/state/feature.ts', `export * from '@/features/b/b.ts';`, SHARED],
  ['apps/web/src/lib/api.ts', `export * from '@latchkey/api';`, WEB],
  ['packages/domain/src/c/one.ts', `export * from './two.ts';`, 'part of a cycle'],
  ['packages/domain/src/c/two.ts', `export * from './one.ts';`, 'part of a cycle'],
] as const;

const allowed = [
  ['packages/domain/src/b/b.ts', `export * from '../a/units.ts';\nexport * from 'zod/mini';`],
  ['packages/domain/src/b/dated.ts', 'export const day = (iso: string) => new Date(iso);'],
  [
    'packages/contract/src/b.ts',
    `export * from './endpoint.ts';\nexport * from '@latchkey/domain';`,
  ],
  ['apps/api/src/b/repository.ts', `export { sql } from 'drizzle-orm';`],
  ['apps/api/src/b/key-repository.ts', `export { sql } from 'drizzle-orm';`],
  ['apps/api/src/b/routes.ts', `export * from '@latchkey/contract';\nexport * from '../app.ts';`],
  ['apps/api/src/b/routes.test.ts', `export * from '../../test/samples.ts';`],
  ['apps/api/test/samples.ts', `export { sql } from 'drizzle-orm';`],
  ['bench/b.ts', `export * from '@latchkey/api/testing';`],
  ['apps/web/src/app/b.ts', `export * from '@/features/b/b.ts';\nexport * from '@/ui/b.ts';`],
  ['apps/web/src/features/b/b.test.ts', `export * from '../../../test/cases.ts';`],
  ['apps/web/test/cases.ts', `export * from '@/features/b/b.ts';`],
  ['apps/web/src/features/b/b.ts', `export * from '@/lib/b.ts';\nexport * from './c.ts';`],
  ['apps/web/src/features/b/list/b.ts', `export * from '../b.ts';`],
] as const;

describe('the import rules of the layers', () => {
  const place = mkdtempSync(join(tmpdir(), 'latchkey-layers-'));
  let messages: Map<string, string[]>;

  beforeAll(() => {
    for (const file of ['biome.json', '.gitignore', 'lint']) {
      cpSync(join(root, file), join(place, file), { recursive: true });
    }
    for (const [file, code] of [...breaches, ...allowed]) {
      mkdirSync(dirname(join(place, file)), { recursive: true });
      writeFileSync(join(place, file), `${code}\n`);
    }
    messages = lint(place);
  });

  afterAll(() => rmSync(place, { recursive: true }));

  it('rejects each import and call in the list of violations', () => {
    const missed = breaches.filter(
      ([file, , message]) => !messages.get(file)?.join('\n').includes(message),
    );
    expect(missed.map(([file]) => file)).toEqual([]);
  });

  it('accepts every file that is not in the list of violations', () => {
    expect(allowed.flatMap(([file]) => messages.get(file) ?? [])).toEqual([]);
  });
});

interface Report {
  diagnostics: { message: string; location: { path: string } }[];
}

/** Returns the linter's messages for each file. */
function lint(folder: string): Map<string, string[]> {
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics }: Report = JSON.parse(stdout);
  const messages = new Map<string, string[]>();
  for (const { message, location } of diagnostics) {
    messages.set(location.path, [...(messages.get(location.path) ?? []), message]);
  }
  return messages;
}
