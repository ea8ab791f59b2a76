import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { roomBreaches } from './rooms.ts';

const domain = 'packages/domain/src';
const api = 'apps/api/src';
const web = 'apps/web/src';

/** A file, its code, and the name of the folder from which the code must not import. */
type Breach = readonly [file: string, code: string, above: string];

/** Returns the import violations in a tree that contains only this file. */
function breachesOf(file: string, code: string, part = domain): string[] {
  const root = mkdtempSync(join(tmpdir(), 'latchkey-rooms-'));
  mkdirSync(dirname(join(root, part, file)), { recursive: true });
  writeFileSync(join(root, part, file), code);
  const breaches = roomBreaches(root);
  rmSync(root, { recursive: true });
  return breaches;
}

/** Expects one violation per file. The message must contain the names of both folders. */
function expectBreaches(rows: readonly Breach[], part: string, roomOf: (file: string) => string) {
  const found = rows.map(([file, code]) => breachesOf(file, code, part));
  const expected = rows.map(([file, , above]) => [
    `${part}/${file}: ${roomOf(file)} may not import from ${above}, which is above it.`,
  ]);
  expect(found).toEqual(expected);
}

const folderOf = (file: string) => file.replace(/\/a\.ts$/, '');

it('rejects imports from a higher layer in the domain', () => {
  const rows: readonly Breach[] = [
    ['units.ts', `import './validation/messages.ts';`, 'validation'],
    ['validation/a.ts', `import { b } from '../area/b.ts';`, 'area'],
    ['area/a.ts', `export * from '../quote/b.ts';`, 'quote'],
    ['quote/a.ts', `import type { B } from '../loan/b.ts';`, 'loan'],
    ['quote/a.ts', `import {\n  b,\n} from '../draft/b.ts';`, 'draft'],
    ['loan/a.ts', `export const b = import('../catalog/b.ts');`, 'catalog'],
    ['catalog/a.ts', `import { b } from '../assistance/b.ts';`, 'assistance'],
    ['assistance/a.ts', `import { b } from '../draft/b.ts';`, 'draft'],
    ['draft/a.ts', `import { b } from '../costs/b.ts';`, 'costs'],
    ['costs/a.ts', `import { b } from '../mortgage/b.ts';`, 'mortgage'],
    ['mortgage/a.ts', `import { b } from '../cash/b.ts';`, 'cash'],
    ['cash/a.ts', `import { b } from '../affordability/b.ts';`, 'affordability'],
    ['affordability/a.ts', `import { b } from '../programs/rules/b.ts';`, 'programs/rules'],
    ['programs/rules/a.ts', `import { b } from '../assess.ts';`, 'programs'],
    ['programs/a.ts', `import { b } from '../estimate/b.ts';`, 'estimate'],
    ['estimate/a.ts', `import { b } from '../wizard/b.ts';`, 'wizard'],
    ['wizard/a.ts', `import { b } from '../contact.ts';`, 'contact.ts'],
    ['contact.ts', `import { b } from './account/b.ts';`, 'account'],
    ['account/a.ts', `import { b } from '../brand.ts';`, 'brand.ts'],
    ['brand.ts', `import { b } from './can-take-request.ts';`, 'can-take-request.ts'],
    ['can-take-request.ts', `import { b } from './index.ts';`, 'index.ts'],
  ];
  expectBreaches(rows, domain, folderOf);
});

it('rejects imports from a higher layer in the API', () => {
  const rows: readonly Breach[] = [
    ['settings/a.ts', `import { b } from '../db/b.ts';`, 'db'],
    ['db/a.ts', `import { b } from '../http/b.ts';`, 'http'],
    ['http/a.ts', `import { AuthRefusal } from '../auth/http/auth-refusal.ts';`, 'auth/http'],
    ['mail/a.ts', `import { b } from '../leads/b.ts';`, 'leads'],
    ['auth/a.ts', `import type { B } from '../account/routes.ts';`, 'account'],
    ['quotes/repository.ts', `import { b } from '../auth/b.ts';`, 'auth'],
    ['leads/a.ts', `import { b } from '../operator/b.ts';`, 'operator'],
    ['operator/a.ts', `import { b } from '../config.ts';`, 'config.ts'],
  ];
  expectBreaches(rows, api, (file) => file.split('/')[0] ?? '');
});

it('rejects imports from a higher layer in the web app', () => {
  const rows: readonly Breach[] = [
    ['lib/a.ts', `import { b } from './api/call.ts';`, 'lib/api'],
    ['lib/auth/a.ts', `import { b } from '@/lib/api/call.ts';`, 'lib/api'],
    ['lib/format.ts', `import { b } from '@/ui/b.tsx';`, 'ui'],
    ['lib/api/a.ts', `import { b } from '@/state/draft.ts';`, 'state'],
    ['ui/a.tsx', `export const b = import('@/state/quotes/clear-answers.ts');`, 'state/quotes'],
    ['state/a.ts', `import type { B } from './quotes/b.ts';`, 'state/quotes'],
    ['state/quotes/a.ts', `import { b } from '../account/b.ts';`, 'state/account'],
    ['state/account/a.ts', `import { b } from '@/state/funnel/b.ts';`, 'state/funnel'],
    ['state/funnel/a.ts', `import { b } from '@/features/b/b.ts';`, 'features'],
    ['features/a/a.tsx', `import { b } from '@/app/b.ts';`, 'app'],
    ['app/a.tsx', `import '../main.tsx';`, 'main.tsx'],
  ];
  expectBreaches(rows, web, (file) => dirname(file).replace('features/a', 'features'));
});

it('rejects imports of test helpers outside of tests', () => {
  const code = `import { cases } from '../../../test/cases.ts';`;
  expect(breachesOf('features/a/a.ts', code, web)).toEqual([
    `${web}/features/a/a.ts: only tests may import test/cases.ts.`,
  ]);
});

it('rejects a web feature that imports another feature, even in a test', () => {
  const rows = [
    ['features/a/a.ts', '../b/list/b.ts'],
    ['features/a/list/a.test.ts', '../../b/list/b.ts'],
  ] as const;
  const found = rows.map(([file, path]) => breachesOf(file, `import { b } from '${path}';`, web));
  const expected = rows.map(([file]) => [
    `${web}/${file}: only app may combine features, but this imports features/b/list/b.ts.`,
  ]);
  expect(found).toEqual(expected);
});

it('lets the folders of a web feature import each other', () => {
  expect(breachesOf('features/a/list/a.ts', `import { b } from '../rows/b.ts';`, web)).toEqual([]);
});

it('lets a web feature import from every lower layer', () => {
  const code = `import { a } from '@/state/a.ts';\nimport { b } from '@/ui/b.tsx';\nimport './c.ts';`;
  expect(breachesOf('features/a/a.tsx', code, web)).toEqual([]);
});

it('rejects imports from a higher layer in the account server', () => {
  const rows: readonly Breach[] = [
    ['settings/a.ts', `import { b } from '../http/b.ts';`, 'http'],
    ['http/a.ts', `import { b } from '../users/repository.ts';`, 'users'],
    ['users/a.ts', `import { b } from '../passwords/b.ts';`, 'passwords'],
    ['passwords/a.ts', `import { b } from '../sessions/b.ts';`, 'sessions'],
    ['sessions/a.ts', `import { b } from '../rate-limits/b.ts';`, 'rate-limits'],
    ['rate-limits/a.ts', `import type { B } from '../auth-context.ts';`, 'auth-context.ts'],
    ['auth-context.ts', `import type { B } from './mails/b.ts';`, 'mails'],
    ['mails/a.ts', `import { b } from '../accounts/b.ts';`, 'accounts'],
    ['accounts/a.ts', `import { b } from '../google/b.ts';`, 'google'],
    ['google/a.ts', `import { b } from '../grants/b.ts';`, 'grants'],
    ['grants/a.ts', `import { b } from '../remote/b.ts';`, 'remote'],
  ];
  const inAuth = rows.map(([file, code, above]): Breach => [`auth/${file}`, code, `auth/${above}`]);
  expectBreaches(inAuth, api, folderOf);
});

it('rejects an account file that imports the module that sets up the account server', () => {
  expect(breachesOf('auth/remote/a.ts', `import { b } from '../auth-routes.ts';`, api)).toEqual([
    `${api}/auth/remote/a.ts: auth/remote may not import from auth, which is above it.`,
  ]);
});

it('rejects a file that belongs to no layer', () => {
  expect(breachesOf('new-room/a.ts', '')).toEqual([
    `${domain}/new-room/a.ts: belongs to no room. Add its folder to lint/rooms.ts.`,
  ]);
});

it('accepts imports from lower layers, and from any layer in tests', () => {
  const rows = [
    ['programs/a.ts', `import { b } from './rules/b.ts';\nimport { c } from '../units.ts';`],
    ['costs/a.ts', `import { b } from './b.ts';\nimport * as z from 'zod/mini';`],
    ['quote/a.test.ts', `import { b } from '../mortgage/b.ts';`],
    ['quote/b.test.ts', `import { b } from '../../test/b.ts';`],
  ] as const;
  expect(rows.flatMap(([file, code]) => breachesOf(file, code))).toEqual([]);
});
