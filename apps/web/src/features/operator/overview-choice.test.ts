import { describe, expect, it } from 'vitest';
import { daysBetween, parametersOf, readChoice } from './overview-choice.ts';

const today = '2026-03-04';
const read = (parameters: string) => readChoice(new URLSearchParams(parameters), today);

describe('readChoice', () => {
  it('defaults to the last 30 days for all states', () => {
    const all = { period: '30', from: '2026-02-03', to: today, state: '' };
    expect(read('')).toEqual(all);
    expect(read('days=31&state=Texas&from=2026-01-01')).toEqual(all);
    expect(read('days=own')).toEqual(all);
  });

  it('includes today as one of the days', () => {
    expect(read('days=7&state=TX')).toEqual({
      period: '7',
      from: '2026-02-26',
      to: today,
      state: 'TX',
    });
  });

  it.each(['', 'days=7', 'days=90&state=OH', 'from=2026-01-01&to=&state=DC'])(
    'restores the filters from the query "%s"',
    (parameters) => {
      const choice = read(parameters);
      expect(read(String(new URLSearchParams(parametersOf(choice))))).toEqual(choice);
    },
  );
});

it('lists every day from first to last, including a leap day', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
  expect(daysBetween(today, today)).toEqual([today]);
});
