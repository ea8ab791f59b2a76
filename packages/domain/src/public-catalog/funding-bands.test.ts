import { describe, expect, it } from 'vitest';
import { today } from '../../test/program-samples.ts';
import type { FundingStatus } from '../catalog/catalog-program.ts';
import { fundingBands } from './funding-bands.ts';
import type { FundingStatement } from './funding-statements.ts';

describe('fundingBands', () => {
  const at = (
    day: string,
    status: FundingStatus,
    closesOn: string | null = null,
  ): FundingStatement => ({
    day,
    status,
    saidBy: null,
    sourceUrl: null,
    basis: null,
    opensOn: null,
    closesOn,
  });
  const words = (bands: ReturnType<typeof fundingBands>) =>
    bands.map(({ from, to, status }) => `${from} ${to} ${status}`);

  it('starts one year before today, and merges statements with the same status', () => {
    const statements = [at('2026-07-01', 'open'), at('2026-09-24', 'open'), at(today, 'open')];
    expect(words(fundingBands(statements, today))).toEqual([
      '2025-11-22 2026-07-01 unknown',
      `2026-07-01 ${today} open`,
    ]);
  });

  it('starts with the first statement if it is older than a year', () => {
    const statements = [at('2025-02-01', 'paused'), at('2026-11-01', 'open')];
    expect(words(fundingBands(statements, today))).toEqual([
      '2025-02-01 2026-11-01 paused',
      `2026-11-01 ${today} open`,
    ]);
  });

  it('treats funding as unknown 30 days after the last statement', () => {
    const statements = [at('2026-10-01', 'open')];
    expect(words(fundingBands(statements, today)).at(-1)).toBe(`2026-10-31 ${today} unknown`);
    expect(words(fundingBands(statements, '2026-10-31')).at(-1)).toContain('open');
  });

  it('ends an open round on its last day, unless another statement comes first', () => {
    const round = at('2026-10-01', 'open', '2026-10-10');
    expect(words(fundingBands([round], today)).slice(-2)).toEqual([
      '2026-10-01 2026-10-10 open',
      `2026-10-10 ${today} closed`,
    ]);
    expect(words(fundingBands([round, at('2026-11-01', 'paused')], today)).slice(-2)).toEqual([
      '2026-10-10 2026-11-01 closed',
      `2026-11-01 ${today} paused`,
    ]);
    expect(words(fundingBands([round, at('2026-10-10', 'open')], today))).toContain(
      '2026-10-01 2026-11-09 open',
    );
    expect(words(fundingBands([at('2026-09-01', 'open', '2026-11-01')], today)).slice(-3)).toEqual([
      '2026-09-01 2026-10-01 open',
      '2026-10-01 2026-11-01 unknown',
      `2026-11-01 ${today} closed`,
    ]);
  });

  it('returns periods that never overlap, even if a round ended before its statement', () => {
    const statements = [at('2026-03-01', 'paused'), at('2026-10-01', 'open', '2026-09-10')];
    expect(words(fundingBands(statements, today)).slice(1)).toEqual([
      '2026-03-01 2026-10-01 paused',
      `2026-10-01 ${today} closed`,
    ]);
  });

  it('keeps a pause until another statement ends it', () => {
    expect(words(fundingBands([at('2026-01-01', 'paused')], today)).at(-1)).toBe(
      `2026-01-01 ${today} paused`,
    );
  });

  it('treats funding as unknown without a statement', () => {
    expect(words(fundingBands([], today))).toEqual([`2025-11-22 ${today} unknown`]);
  });
});
