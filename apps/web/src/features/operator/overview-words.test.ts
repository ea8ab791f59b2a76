import { expect, it } from 'vitest';
import { lossWords } from './overview-words.ts';

it.each([
  [null, '–'],
  [1_480, '1,480'],
  [0, 'None'],
  [-3, '3 more'],
])('states how many quotes a step lost: %s', (lost, words) => {
  expect(lossWords({ lost })).toBe(words);
});
