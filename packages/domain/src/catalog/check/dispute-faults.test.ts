import { describe, expect, it } from 'vitest';
import { sampleProgram, today } from '../../../test/program-samples.ts';
import { CatalogProgram, type ProgramSource } from '../catalog-program.ts';
import type { Dispute } from '../dispute.ts';
import { futureDates } from './date-faults.ts';
import { disputeFaults } from './dispute-faults.ts';

const dispute: Dispute = {
  fact: 'rules.minCreditScore',
  value: 680,
  url: 'https://other.example/rules',
  day: '2026-06-01',
};

const own: ProgramSource = { url: 'https://example.org/', asOf: '2026-06-01', supports: 'score' };

function faultsOf(changes: Partial<Dispute>, sources: readonly ProgramSource[] = [own]) {
  const program = sampleProgram({
    rules: { minCreditScore: 640 },
    sources: [...sources],
    disputes: [{ ...dispute, ...changes }],
  });
  return [...disputeFaults(program)].map((each) => each.fault);
}

describe('disputeFaults', () => {
  it('treats files from older versions as having no disputes', () => {
    const { disputes, ...older } = sampleProgram();
    expect(CatalogProgram.parse(older).disputes).toEqual([]);
  });

  it.each([
    [{}, []],
    [{ value: null }, []],
    [{ value: 640 }, ['both values of rules.minCreditScore are the same']],
    [{ value: 299 }, ['the value does not fit rules.minCreditScore']],
    [{ value: undefined }, ['the value does not fit rules.minCreditScore']],
    [{ fact: 'slug' }, ['no fact slug']],
    [{ fact: 'disputes', value: [] }, ['no fact disputes']],
  ])('given a dispute with %j, reports %j', (changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  const url = 'https://www.example.org/news';
  const newer = `${url} is newer than the source of rules.minCreditScore, so its value is the program's value`;

  it.each([
    ['2026-06-01', own, []],
    ['2026-06-02', own, [newer]],
    ['2026-06-30', { ...own, asOf: '2026-06' }, []],
    ['2026-07-01', { ...own, asOf: '2026-06' }, [newer]],
    ['2026-07-01', { ...own, asOf: null }, []],
    ['2026-07-01', { ...own, supports: 'price limit' }, []],
    [
      '2026-07-01',
      { ...own, quotes: [{ fact: dispute.fact, words: 'A 640 score.', day: '2026-07-01' }] },
      [],
    ],
  ])(
    "compares the date of the agency's own page, %s, with the date of the program's source",
    (day, source, faults) => {
      expect(faultsOf({ url, day }, [source])).toEqual(faults);
    },
  );

  it("accepts a newer page that is not the agency's own", () => {
    expect(faultsOf({ day: '2026-07-01' })).toEqual([]);
  });

  it('rejects a dispute with a date in the future', () => {
    const faults = (day: string) => [
      ...futureDates(sampleProgram({ disputes: [{ ...dispute, day }] }), today),
    ];
    expect(faults(today)).toEqual([]);
    expect(faults('2026-11-23')).toEqual([
      { field: 'disputes', fault: '2026-11-23 is in the future' },
    ]);
  });
});
