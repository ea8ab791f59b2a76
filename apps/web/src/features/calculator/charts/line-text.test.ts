import { expect, it } from 'vitest';
import { spokenYear } from './line-words.tsx';
import { placed } from './stacked-bar.tsx';

const year = { year: 4, payment: 1_325.94, traditional: 1_218.08, owed: 7_964.34 };

it('describes each year in one sentence', () => {
  expect(spokenYear(year, true)).toBe(
    'Year 4: you pay $1,326 a month. The traditional payment is $1,218. You owe $7,964 on top of the first loan.',
  );
  expect(spokenYear(year, false)).toBe('Year 4: you pay $1,326 a month.');
});

it('places the segments of a bar one after another, and omits segments of 0', () => {
  const part = (key: string, dollars: number) => ({ key, dollars, look: 'loan' as const });
  const parts = placed([part('one', 50), part('none', 0), part('two', 25)], 100);
  expect(parts.map(({ key, from, share }) => [key, from, share])).toEqual([
    ['one', 0, 50],
    ['two', 50, 25],
  ]);
  expect(placed([part('one', 50)], 0)[0]?.share).toBe(0);
});
