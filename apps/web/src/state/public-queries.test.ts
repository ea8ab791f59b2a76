import type { Problem } from '@latchkey/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { publicProgramQuery } from './public-queries.ts';

afterEach(() => vi.unstubAllGlobals());

const retired: Problem = {
  type: 'urn:latchkey:problem:program-retired',
  title: 'The program is no longer in the catalog',
  status: 410,
  code: 'program-retired',
};

it.each([
  [
    { ...retired, leftOn: '2026-10-01' },
    { missing: 'retired', leftOn: '2026-10-01' },
  ],
  [retired, { missing: 'retired', leftOn: null }],
  [
    { ...retired, status: 404, code: 'program-not-found' as const },
    { missing: 'unknown', leftOn: null },
  ],
])('returns the reason why a program has no page from %j', async (problem, missing) => {
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: problem.status }));
  const query = publicProgramQuery('oh-gone');
  expect(await new QueryClient().fetchQuery({ ...query, retry: false })).toEqual(missing);
});
