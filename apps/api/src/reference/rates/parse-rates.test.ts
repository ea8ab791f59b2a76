import { describe, expect, it } from 'vitest';
import { RatesFault, recentRates } from './parse-rates.ts';

const today = '2026-11-23';
const parse = (...lines: string[]) => recentRates(lines.join('\n'), today)[0];

describe('recentRates', () => {
  it('reads the newest week from a file whose rows are in any order', () => {
    const newest = { date: '2026-11-19', rate30: 6.91, rate15: null };
    expect(parse('date,rate', '2026-11-19,6.91', '2026-11-12,6.95')).toEqual(newest);
    expect(parse('Date,Rate', '2026-11-12,6.95', '2026-11-19,6.91', '')).toEqual(newest);
  });

  it('returns the last 26 weeks, newest week first', () => {
    const days = Array.from({ length: 27 }, (_, week) =>
      new Date(Date.UTC(2026, 4, 21 + 7 * week)).toISOString().slice(0, 10),
    );
    const weeks = recentRates(['date,rate', ...days.map((day) => `${day},6.5`)].join('\n'), today);
    expect(weeks.map(({ date }) => date)).toEqual(days.slice(1).toReversed());
  });

  it("reads Freddie Mac's own file", () => {
    const csv = [
      '\uFEFFdate,pmms30,pmms30p,pmms15,pmms15p\r',
      '4/2/1971,7.33 , ,,\r',
      '11/19/2026,6.91,0.6,6.12,0.5\r',
      '',
    ].join('\n');
    expect(recentRates(csv, today)[0]).toEqual({ date: '2026-11-19', rate30: 6.91, rate15: 6.12 });
  });

  it("reads FRED's file, which has no 15-year average in some weeks", () => {
    expect(parse('observation_date,MORTGAGE30US,MORTGAGE15US', '2026-11-19,6.91,.')).toEqual({
      date: '2026-11-19',
      rate30: 6.91,
      rate15: null,
    });
  });

  it.each([
    ['2026-11-23,1', true],
    ['2026-11-23,0.99', false],
    ['2026-11-23,20', true],
    ['2026-11-23,20.01', false],
    ['2026-11-24,6.91', false],
    ['1971-04-02,7.33', true],
    ['1971-04-01,7.33', false],
    ['2026-11-31,6.91', false],
    ['13/1/2025,6.91', false],
    ['2026-11-19,0.0691', false],
    ['2026-11-19,6.91%', false],
    ['2026-11-19,-6.91', false],
    ['2026-11-19,6e0', false],
    ['2026-11-19,', false],
    ['2026-11-19', false],
    ['2026-11-19,6.91,6.12', false],
    ['', false],
  ])('accepts the line "%s": %s', (line, isAccepted) => {
    const read = () => parse('date,rate', '2026-11-12,6.95', line, '2026-11-12,6.95');
    if (isAccepted) expect(read().rate30).toBeGreaterThan(0);
    else expect(read).toThrow(RatesFault);
  });

  it('reports the line number of an error', () => {
    expect(() => parse('date,rate', '2026-11-12,6.95', 'soon,6.91')).toThrow(
      'line 3: "soon" is not a date',
    );
  });

  it('repeats at most 40 characters of an invalid cell', () => {
    expect(() => parse('date,rate', `${'a'.repeat(41)},6.91`)).toThrow(
      `line 2: "${'a'.repeat(39)}…" is not a date`,
    );
  });

  it.each([
    [''],
    ['date,rate'],
    ['<!doctype html><title>Moved</title>'],
    ['{"date":"2026-11-19","rate":6.91}'],
    ['week,rate\n2026-11-19,6.91'],
  ])('rejects the file %j', (csv) => {
    expect(() => recentRates(csv, today)).toThrow(RatesFault);
  });
});
