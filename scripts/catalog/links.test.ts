import { expect, it } from 'vitest';
import { type CheckedLink, linksReport } from './links.ts';

const answer = { status: 200, finalAddress: 'https://a.example/', hash: 'aa' };
const moved = { ...answer, finalAddress: 'https://b.example/' };
const link = (name: string, rest: Pick<CheckedLink, 'result' | 'change'>): CheckedLink => ({
  address: `https://a.example/${name}`,
  programs: ['mi-a'],
  ...rest,
});

it('lists changed and failed URLs, and counts all URLs', () => {
  const lines = linksReport([
    link('same', { result: { outcome: 'answered', answer }, change: null }),
    link('gone', {
      result: { outcome: 'answered', answer: { ...answer, status: 404 } },
      change: null,
    }),
    link('moved', {
      result: { outcome: 'answered', answer: moved },
      change: { before: answer, after: moved, problem: null },
    }),
    link('down', {
      result: { outcome: 'failed', problem: 'ECONNREFUSED' },
      change: { before: answer, after: null, problem: 'ECONNREFUSED' },
    }),
    link('closed', { result: { outcome: 'disallowed' }, change: null }),
  ]).split('\n');
  expect(lines.slice(2)).toEqual([
    expect.stringMatching(/^https:\/\/a\.example\/gone +404 +mi-a$/),
    expect.stringMatching(/moved +200 +leads to https:\/\/b\.example\/ +mi-a$/),
    expect.stringMatching(/down +ECONNREFUSED +no response twice +mi-a$/),
    expect.stringMatching(/closed +not allowed by robots\.txt +mi-a$/),
    '',
    'Addresses: 5. Responses: 3. No response: 1. Not allowed by robots.txt: 1. Changed: 2.',
  ]);
});
