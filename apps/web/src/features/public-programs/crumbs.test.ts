import { expect, it } from 'vitest';
import { setLocale } from '@/lib/text.ts';
import { crumbsTo } from './crumbs.ts';

const wordsOf = (...place: Parameters<typeof crumbsTo>) =>
  crumbsTo(...place).map(({ words }) => words);

it('links to “Programs”, then the state, then the county', () => {
  expect(wordsOf()).toEqual(['Programs']);
  expect(crumbsTo('MI', 'Wayne County').map(({ address }) => address)).toEqual([
    '/programs',
    '/programs/mi',
    '/programs/mi/wayne-county',
  ]);
});

it('capitalizes the name of a county, even in Spanish', async () => {
  await setLocale('es');
  expect(wordsOf('MI', 'Wayne County').at(-1)).toBe('Condado de Wayne');
  await setLocale('en');
});
