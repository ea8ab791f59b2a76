import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../test/program-samples.ts';
import type { FundingStatus } from '../catalog/catalog-program.ts';
import { fundingStatements } from './funding-statements.ts';

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

const statement = (day: string, status: FundingStatus, sourceUrl: string | null) => ({
  day,
  status,
  saidBy: null,
  sourceUrl,
  basis: sourceUrl === null ? null : 'stated',
  opensOn: null,
  closesOn: null,
});

describe('fundingStatements', () => {
  it("lists the recorded changes and the catalog's current statement, oldest first", () => {
    const program = sampleProgram({ status: 'open', statusCheckedOn: '2026-11-20' });
    expect(fundingStatements(program, [change])).toEqual([
      statement('2026-04-14', 'waitlist', null),
      statement('2026-09-24', 'open', 'https://agency.example/news'),
      statement('2026-11-20', 'open', null),
    ]);
  });

  it('keeps the source of a recorded change if the catalog repeats the change', () => {
    const program = sampleProgram({ status: 'open', statusCheckedOn: '2026-09-24' });
    expect(fundingStatements(program, [change]).at(-1)?.sourceUrl).toBe(change.sourceUrl);
  });

  it('includes a source only if its note mentions the money', () => {
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

  it('marks statements from the agency itself, which have no source', () => {
    const said = { ...change.newValue, statusSaidBy: 'agency' };
    const told = { ...change, newValue: said, sourceUrl: null };
    const now = sampleProgram({ status: 'unknown' });
    expect(fundingStatements(now, [told]).at(-1)).toMatchObject({
      day: '2026-09-24',
      saidBy: 'agency',
      sourceUrl: null,
    });
    const later = { ...change, oldValue: said, newValue: funding('open', '2026-10-01') };
    expect(fundingStatements(now, [told, later]).map(({ saidBy }) => saidBy)).toEqual([
      null,
      'agency',
      null,
    ]);
  });

  it('keeps the later of two statements on one day', () => {
    const said = { ...funding('paused', '2026-09-24'), statusSaidBy: 'agency' };
    const told = { ...change, oldValue: change.newValue, newValue: said, sourceUrl: null };
    const now = sampleProgram({ status: 'unknown' });
    const words = (changes: Parameters<typeof fundingStatements>[1]) =>
      fundingStatements(now, changes).map(({ status, saidBy }) => [status, saidBy]);
    expect(words([change, told]).at(-1)).toEqual(['paused', 'agency']);
    const source = { ...change, oldValue: said };
    expect(words([told, source]).at(-1)).toEqual(['open', null]);
  });

  it('keeps the dates of a round', () => {
    const round = {
      ...funding('open', '2026-09-24'),
      opensOn: '2026-09-01',
      closesOn: '2026-10-01',
    };
    const [, stated] = fundingStatements(sampleProgram({ status: 'unknown' }), [
      { ...change, newValue: round },
    ]);
    expect(stated).toMatchObject({ opensOn: '2026-09-01', closesOn: '2026-10-01' });
  });
});
