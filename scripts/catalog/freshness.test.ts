import { FundingStatus } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { freshnessByState, freshnessOf, freshnessReport, hasOwnSource } from './freshness.ts';

const catalog = loadCatalog();
const [program] = catalog;
if (!program) throw new Error('The shipped catalog is empty');

const today = '2026-11-23';

describe('freshnessOf', () => {
  it.each([
    ['2026-11-23', 1],
    ['2026-08-26', 1],
    ['2026-08-25', 0],
    ['2025-11-23', 0],
  ])(
    'given a program checked on %s, counts it as recently checked on 2026-11-23: %s',
    (day, count) => {
      const { recentlyChecked } = freshnessOf([{ ...program, checkedOn: day }], today);
      expect(recentlyChecked).toBe(count);
    },
  );

  it('counts funding as unknown only if the status is unknown', () => {
    for (const status of FundingStatus.options) {
      const { unknownFunding } = freshnessOf([{ ...program, status, closesOn: null }], today);
      expect(unknownFunding, status).toBe(status === 'unknown' ? 1 : 0);
    }
  });

  it.each([
    ['2026-11-23', 0],
    ['2026-11-22', 1],
  ])('given a round that closed on %s, counts its funding as unknown: %s', (closesOn, count) => {
    const { unknownFunding } = freshnessOf([{ ...program, status: 'open', closesOn }], today);
    expect(unknownFunding).toBe(count);
  });

  it('counts the programs in the shipped catalog, with states that add up to the total', () => {
    const all = freshnessOf(catalog, today);
    const states = Object.values(freshnessByState(catalog, today));
    for (const key of ['programs', 'recentlyChecked', 'ownSource', 'unknownFunding'] as const) {
      expect(states.reduce((sum, state) => sum + state[key], 0)).toBe(all[key]);
    }
    expect(all.programs).toBe(catalog.length);
  });
});

describe('hasOwnSource', () => {
  const website = 'https://www.michigan.gov.example/mshda/loan';

  it.each([
    ['https://michigan.gov.example/other', true],
    ['http://WWW.michigan.gov.example', true],
    ['https://news.michigan.gov.example/', false],
    ['https://michigan.gov.example.org/', false],
    ['https://www.hud.gov/fha', true],
    ['https://notgov/', false],
    ['https://hud.gov.ratezip.com/', false],
  ])("given a source at %s, counts it as the agency's own: %s", (url, expected) => {
    const sources = [
      { url: 'https://blog.example.com/', asOf: null, supports: 'amount' },
      { url, asOf: null, supports: 'amount' },
    ];
    expect(hasOwnSource({ website, sources })).toBe(expected);
  });

  it.each([null, ''])('counts only .gov hosts for a program with the website %o', (none) => {
    const at = (url: string) => [{ url, asOf: null, supports: 'amount' }];
    expect(hasOwnSource({ website: none, sources: at('https://example.com/') })).toBe(false);
    expect(hasOwnSource({ website: none, sources: at('https://detroitmi.gov/') })).toBe(true);
    expect(hasOwnSource({ website: none, sources: [] })).toBe(false);
  });
});

describe('freshnessReport', () => {
  it('prints a line for the whole catalog and one for each state', () => {
    const lines = freshnessReport({
      all: { programs: 3, recentlyChecked: 2, ownSource: 1, unknownFunding: 0 },
      states: { MI: { programs: 0, recentlyChecked: 0, ownSource: 0, unknownFunding: 0 } },
    }).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatch(/^All +3 +2 \(66\.7%\) +1 \(33\.3%\) +0 \(0\.0%\)$/);
    expect(lines[3]).toMatch(/^MI +0 +0 +0 +0$/);
  });
});
