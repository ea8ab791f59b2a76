import { expect, it } from 'vitest';
import { setLocale } from '@/lib/text.ts';
import { crumbsTo } from './crumbs.ts';

const wordsOf = (...place: Parameters<typeof crumbsTo>) =>
  crumbsTo(...place).map(({ words }) => words);

it('links from all programs to a state and a county', () => {
  expect(wordsOf()).toEqual(['Programs']);
  expect(crumbsTo('MI', 'Wayne County').map(({ address }) => address)).toEqual([
    '/programs',
    '/programs/mi',
    '/programs/mi/wayne-county',
  ]);
});

it('starts the name of a county with a capital letter, also in Spanish', async () => {
  await setLocale('es');
  expect(wordsOf('MI', 'Wayne County').at(-1)).toBe('Condado de Wayne');
  await setLocale('en');
});
