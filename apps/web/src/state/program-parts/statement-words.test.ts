import { expect, it } from 'vitest';
import { statementWords } from './statement-words.ts';

const stated = {
  day: '2026-11-21',
  status: 'paused' as const,
  saidBy: null,
  sourceUrl: null,
  basis: null,
  opensOn: null,
  closesOn: null,
};

it.each([
  [{ saidBy: 'agency' as const }, 'Paused, the agency says so'],
  [{ sourceUrl: 'https://www.agency.example.gov/news' }, 'Paused, says agency.example.gov'],
  [{}, 'Paused, in our notes without a source'],
])('states who made a statement with %j', (by, words) => {
  expect(statementWords({ ...stated, ...by })).toBe(words);
});
