import { expect, it } from 'vitest';
import { editionOn, limitsOn, pastYear, withEditions } from './limit-edition.ts';

const editions = [
  { year: 2027, firstDay: '2027-01-01' },
  { year: 2026, firstDay: '2026-01-01' },
];

it.each([
  ['2025-12-31', 2026],
  ['2026-01-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2027],
  ['2029-07-04', 2027],
])('uses, on %s, the limits of %i', (day, year) => {
  expect(editionOn(editions, day)?.year).toBe(year);
});

it.each([
  ['2025-12-31', null],
  ['2026-12-31', null],
  ['2027-01-01', 2026],
])('for limits of 2026, returns on %s the past year %s', (day, year) => {
  expect(pastYear(2026, day)).toBe(year);
});

it('replaces only the editions of the same year', () => {
  const loans = editions.map((edition) => ({ ...edition, rows: new Map() }));
  const tables = { loans, incomes: [], factors: [] };
  const [next] = loans;
  const corrected = { year: 2027, firstDay: '2027-01-02', rows: new Map() };
  const days = withEditions(tables, { ...tables, loans: [corrected] }).loans;
  expect(days.map(({ firstDay }) => firstDay)).toEqual(['2026-01-01', '2027-01-02']);
  expect(withEditions(tables, { ...tables, loans: [] }).loans).toContain(next);
});

it('throws an error if a table has no editions', () => {
  expect(() => limitsOn({ loans: [], incomes: [], factors: [] }, '2026-11-29')).toThrow(RangeError);
});
