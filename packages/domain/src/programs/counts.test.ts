import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../test/program-samples.ts';
import { FundingStatus } from '../catalog/catalog-program.ts';
import { catalogCounts, countsByState, hasOwnSource } from './counts.ts';

const today = '2026-11-23';

/** Returns the counts for a list of one program with the given changes. */
function countsOf(changes: Parameters<typeof sampleProgram>[0]) {
  return catalogCounts([sampleProgram(changes)], today);
}

const source = (asOf: string | null) => ({ url: 'https://example.org/', asOf, supports: 'amount' });

describe('catalogCounts', () => {
  it.each([
    ['2026-11-23', 1],
    ['2026-08-26', 1],
    ['2026-08-25', 0],
    ['2025-11-23', 0],
  ])('treats a check on %s as recent on 2026-11-23: %s', (checkedOn, count) => {
    expect(countsOf({ checkedOn }).recentlyChecked).toBe(count);
  });

  it.each([
    ['2026-08-26', 1],
    ['2026-08-25', 0],
    ['2026-09', 1],
    ['2026-08', 0],
    ['2026', 0],
    [null, 0],
  ])('treats a source from %s as recent on 2026-11-23: %s', (asOf, count) => {
    expect(countsOf({ sources: [source(asOf)] }).recentlyDated).toBe(count);
  });

  it('uses the newest source as the date of a program', () => {
    const sources = ['2024', '2026-11-01', null].map(source);
    expect(countsOf({ sources }).recentlyDated).toBe(1);
    expect(countsOf({ sources: [] }).recentlyDated).toBe(0);
  });

  it('treats funding as known for every status except unknown', () => {
    for (const status of FundingStatus.options) {
      const { knownFunding, open } = countsOf({ status });
      expect(knownFunding, status).toBe(status === 'unknown' ? 0 : 1);
      expect(open, status).toBe(status === 'open' ? 1 : 0);
    }
  });

  it.each([
    ['2026-11-23', 1],
    ['2026-11-22', 0],
  ])('treats the funding of a round that closes on %s as known: %s', (closesOn, count) => {
    const { knownFunding, open } = countsOf({ status: 'open', closesOn });
    expect([knownFunding, open]).toEqual([count, count]);
  });

  it.each([
    ['2026-10-24', 1],
    ['2026-10-23', 0],
    [null, 0],
  ])('treats an open status from %s as confirmed: %s', (statusCheckedOn, count) => {
    expect(countsOf({ statusCheckedOn }).confirmedOpen).toBe(count);
    expect(countsOf({ statusCheckedOn, status: 'paused' }).confirmedFunding).toBe(count);
    expect(countsOf({ statusCheckedOn, status: 'unknown' }).confirmedFunding).toBe(0);
  });
});

describe('countsByState', () => {
  it('has a row for each state, DC and the national programs, even without programs', () => {
    const texas = { coverage: { scope: 'state', state: 'TX' } } as const;
    const rows = countsByState([sampleProgram(), sampleProgram(texas)], today);
    expect(rows).toHaveLength(52);
    expect(rows.map(({ state }) => state)).toEqual(rows.map(({ state }) => state).toSorted());
    const counted = rows.filter(({ programs }) => programs > 0);
    expect(counted).toMatchObject([
      { state: 'TX', programs: 1, ownSource: 1 },
      { state: 'US', programs: 1, ownSource: 1 },
    ]);
  });
});

describe('hasOwnSource', () => {
  const website = 'https://www.michigan.gov.example/mshda/loan';

  it.each([
    ['https://michigan.gov.example/other', true],
    ['http://WWW.michigan.gov.example', true],
    ['https://michigan.gov.example:8443/other', true],
    ['https://news.michigan.gov.example/', false],
    ['https://michigan.gov.example.org/', false],
    ['https://www.hud.gov/fha', true],
    ['https://www.hud.gov?page=fha', true],
    ['https://notgov/', false],
    ['https://hud.gov.ratezip.com/', false],
    ['https://ratezip.com/hud.gov', false],
  ])("returns whether a source at %s is the agency's own: %s", (url, expected) => {
    const sources = [
      { url: 'https://blog.example.com/', asOf: null, supports: 'amount' },
      { url, asOf: null, supports: 'amount' },
    ];
    expect(hasOwnSource({ website, sources })).toBe(expected);
  });

  it.each([null, ''])('accepts only .gov hosts for a program with the website %o', (none) => {
    const at = (url: string) => [{ url, asOf: null, supports: 'amount' }];
    expect(hasOwnSource({ website: none, sources: at('https://example.com/') })).toBe(false);
    expect(hasOwnSource({ website: none, sources: at('https://detroitmi.gov/') })).toBe(true);
    expect(hasOwnSource({ website: none, sources: [] })).toBe(false);
  });
});
