import { describe, expect, it } from 'vitest';
import { sampleProgram, today } from '../../test/program-samples.ts';
import type { FundingStatus } from '../catalog/catalog-program.ts';
import { fundingBands, fundingStatements } from './funding-life.ts';

const funding = (status: FundingStatus, statusCheckedOn: string | null) => ({
  status,
  statusCheckedOn,
  opensOn: null,
  closesOn: null,
});

const change = {
  oldValue: funding('waitlist', '2026-04-14'),
  newValue: funding('open', '2026-09-24'),
  sourceUrl: 'https://agency.example/news',
  sourceDay: '2026-09-25',
};

describe('fundingStatements', () => {
  it('lists the recorded changes and what the catalog says now, oldest first', () => {
    const program = sampleProgram({ status: 'open', statusCheckedOn: '2026-11-20' });
    expect(fundingStatements(program, [change])).toEqual([
      { day: '2026-04-14', status: 'waitlist', sourceUrl: null },
      { day: '2026-09-24', status: 'open', sourceUrl: 'https://agency.example/news' },
      { day: '2026-11-20', status: 'open', sourceUrl: null },
    ]);
  });

  it('keeps the source of a recorded change if the catalog repeats the change', () => {
    const program = sampleProgram({ status: 'open', statusCheckedOn: '2026-09-24' });
    expect(fundingStatements(program, [change]).at(-1)?.sourceUrl).toBe(change.sourceUrl);
  });

  it('names a source only if its note is about the money', () => {
    const source = (supports: string) => ({
      url: `https://agency.example/${supports}`,
      asOf: '2026-11',
      supports,
    });
    const sources = [source('amount'), source('status')];
    const [only] = fundingStatements(sampleProgram({ sources }), []);
    expect(only?.sourceUrl).toBe('https://agency.example/status');
    const [unsure] = fundingStatements(sampleProgram({ sources: [source('amount')] }), []);
    expect(unsure?.sourceUrl).toBeNull();
  });

  it('returns no statements if no source mentions the money', () => {
    expect(fundingStatements(sampleProgram({ status: 'unknown' }), [])).toEqual([]);
    expect(fundingStatements(sampleProgram({ statusCheckedOn: null }), [])).toEqual([]);
    const unreadable = { ...change, oldValue: 'x', newValue: { status: 'gone' } };
    const program = sampleProgram({ status: 'unknown' });
    expect(fundingStatements(program, [unreadable])).toEqual([]);
  });
});

describe('fundingBands', () => {
  const open = sampleProgram({ status: 'open' });
  const at = (day: string, status: FundingStatus) => ({ day, status, sourceUrl: null });
  const words = (bands: ReturnType<typeof fundingBands>) =>
    bands.map(({ from, to, status }) => `${from} ${to} ${status}`);

  it('starts a year ago, and joins statements with the same status', () => {
    const statements = [at('2026-07-01', 'open'), at('2026-09-24', 'open'), at(today, 'open')];
    expect(words(fundingBands(statements, open, today))).toEqual([
      '2025-11-22 2026-07-01 unknown',
      `2026-07-01 ${today} open`,
    ]);
  });

  it('starts with the first statement if it is older than a year', () => {
    const statements = [at('2025-02-01', 'paused'), at('2026-11-01', 'open')];
    expect(words(fundingBands(statements, open, today))).toEqual([
      '2025-02-01 2026-11-01 paused',
      `2026-11-01 ${today} open`,
    ]);
  });

  it('treats funding as unknown 30 days after the last statement, or after a round ends', () => {
    const statements = [at('2026-10-01', 'open')];
    expect(words(fundingBands(statements, open, today)).at(-1)).toBe(`2026-10-31 ${today} unknown`);
    expect(words(fundingBands(statements, open, '2026-10-31')).at(-1)).toContain('open');
    const round = { closesOn: '2026-10-10' };
    expect(words(fundingBands(statements, round, today)).at(-1)).toBe(
      `2026-10-10 ${today} unknown`,
    );
  });

  it('returns periods that never overlap, even if a round ended before the statement', () => {
    const statements = [at('2026-03-01', 'paused'), at('2026-10-01', 'open')];
    expect(words(fundingBands(statements, { closesOn: '2026-09-10' }, today)).slice(1)).toEqual([
      '2026-03-01 2026-10-01 paused',
      `2026-10-01 ${today} unknown`,
    ]);
  });

  it('keeps a pause until another statement ends it', () => {
    expect(words(fundingBands([at('2026-01-01', 'paused')], open, today)).at(-1)).toBe(
      `2026-01-01 ${today} paused`,
    );
  });

  it('treats funding as unknown without a statement', () => {
    expect(words(fundingBands([], open, today))).toEqual([`2025-11-22 ${today} unknown`]);
  });
});
