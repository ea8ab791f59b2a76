import { describe, expect, it } from 'vitest';
import { today } from '../../test/program-samples.ts';
import type { FundingStatus } from '../catalog/catalog-program.ts';
import { fundingRounds, lastTwoRounds } from './funding-rounds.ts';
import type { FundingStatement } from './funding-statements.ts';

const at = (
  day: string,
  status: FundingStatus,
  opensOn: string | null = null,
  closesOn: string | null = null,
): FundingStatement => ({
  day,
  status,
  saidBy: null,
  sourceUrl: null,
  basis: null,
  opensOn,
  closesOn,
});

const [spring, summer] = [
  [at('2026-03-02', 'open', '2026-03-01', '2026-03-31'), at('2026-03-12', 'paused')],
  [at('2026-07-01', 'open', '2026-07-01'), at('2026-07-20', 'waitlist')],
];
const words = (statements: readonly FundingStatement[], on = today) =>
  fundingRounds(statements, on).map(({ opensOn, endedOn, days }) => [opensOn, endedOn, days]);

describe('fundingRounds', () => {
  it('ends a round with the first statement that the money has run out', () => {
    expect(words([...spring, ...summer])).toEqual([
      ['2026-03-01', '2026-03-12', 11],
      ['2026-07-01', '2026-07-20', 19],
    ]);
  });

  it('ends a round after its last day, unless the money ran out earlier', () => {
    const round = [at('2026-03-02', 'open', '2026-03-01', '2026-03-31')];
    expect(words(round)).toEqual([['2026-03-01', '2026-03-31', 31]]);
    expect(words([...round, at('2026-04-01', 'paused')])).toEqual([
      ['2026-03-01', '2026-03-31', 31],
    ]);
    expect(words(round, '2026-03-31')).toEqual([['2026-03-01', null, null]]);
    expect(words(round, '2026-04-01')).toEqual([['2026-03-01', '2026-03-31', 31]]);
  });

  it('returns no length for a round without an end, and lists the next round', () => {
    expect(words([at('2026-03-02', 'open', '2026-03-01')])).toEqual([['2026-03-01', null, null]]);
    const next = at('2026-11-01', 'paused', '2026-12-01');
    expect(words([...summer, next])).toEqual([
      ['2026-07-01', '2026-07-20', 19],
      ['2026-12-01', null, null],
    ]);
  });

  it('lists a round only once if a source corrects its first day', () => {
    const first = at('2026-02-01', 'paused', '2026-03-01', '2026-03-31');
    const corrected = at('2026-02-10', 'paused', '2026-03-05', '2026-03-31');
    expect(words([first, corrected])).toEqual([['2026-03-05', '2026-03-31', 27]]);
  });

  it('omits rounds without a first day', () => {
    expect(
      words([at('2026-03-01', 'open', null, '2026-03-31'), at('2026-04-01', 'paused')]),
    ).toEqual([]);
  });
});

describe('lastTwoRounds', () => {
  it('returns null for fewer than three dated rounds', () => {
    const next = at('2026-11-01', 'paused', '2026-12-01');
    expect(lastTwoRounds(fundingRounds([...spring, ...summer], today))).toBeNull();
    expect(lastTwoRounds(fundingRounds([...spring, ...summer, next], today))).toEqual([11, 19]);
  });

  it('returns the last two of three ended rounds', () => {
    const autumn = [at('2026-09-01', 'open', '2026-09-01'), at('2026-09-06', 'paused')];
    expect(lastTwoRounds(fundingRounds([...spring, ...summer, ...autumn], today))).toEqual([19, 5]);
  });
});
