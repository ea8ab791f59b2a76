import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../test/program-samples.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { fundingSource } from './funding-source.ts';

const website = 'https://www.agency.example/help';

function source(url: string, asOf: string | null, supports: string) {
  return { url: `https://${url}`, asOf, supports };
}

/** Returns the URL and the basis of the source for a paused program. */
function said(sources: CatalogProgram['sources'], changes: Partial<CatalogProgram> = {}) {
  const found = fundingSource({ ...sampleProgram({ sources }), website, ...changes });
  return found && `${found.basis} ${found.source.url.slice('https://'.length)}`;
}

const on = (statusCheckedOn: string | null) => ({ status: 'paused', statusCheckedOn }) as const;

describe('fundingSource', () => {
  it.each([
    'no new applications',
    'closed to new applications',
    'money used up, what the money pays',
    '$35 million left',
    'out of funds by mid-2026',
    'waiting list',
    'still offered',
    'round of 2026 opened on July 8',
    'funding status',
  ])('reads "%s" as a note about the money', (note) => {
    expect(said([source('news.example', '2026-08', note)], on('2026-08-14'))).toBe(
      'stated news.example',
    );
  });

  it.each([
    '$1,000 of own funds',
    'income limits, rounded down to $1,000',
    'open to repeat buyers',
    'what the money pays',
    'closing costs',
  ])('does not read "%s" as a note about the money', (note) => {
    expect(said([source('news.example', '2026-08', note)], on('2026-08-14'))).toBeNull();
  });

  it('ignores a source with another date', () => {
    const older = source('news.example', '2025', 'closed to new applications');
    const own = source('agency.example', '2026-08-14', 'no new applications');
    expect(said([older], on('2026-08-14'))).toBeNull();
    expect(said([older, own], on('2026-08-14'))).toBe('stated agency.example');
    expect(said([older], on('2025-03-01'))).toBe('stated news.example');
  });

  it('accepts a source if our note contains the date', () => {
    const note = 'open again (read through a guide of 2026-08-14)';
    expect(said([source('news.example', '2026-06', note)], on('2026-08-14'))).toBe(
      'stated news.example',
    );
  });

  it("prefers the source with the most precise date, then the agency's own source", () => {
    const status = 'status';
    const year = source('year.example', '2026', status);
    const day = source('day.example', '2026-08-14', status);
    const own = source('agency.example', '2026-08-14', status);
    expect(said([year, day], on('2026-08-14'))).toBe('stated day.example');
    expect(said([year, day, own], on('2026-08-14'))).toBe('stated agency.example');
  });

  it("falls back to the agency's page from the same day", () => {
    const page = source('agency.example/x', '2026-08-14', 'amount');
    const other = source('news.example', '2026-08-14', 'amount');
    expect(said([other, page], on('2026-08-14'))).toBe('agency-page agency.example/x');
    expect(said([other], on('2026-08-14'))).toBeNull();
    expect(said([page], on('2026-08-15'))).toBeNull();
    expect(said([page], { ...on('2026-08-14'), website: null })).toBeNull();
  });

  it('treats a month as its first day, as the catalog does', () => {
    const page = source('agency.example', '2026-08', 'amount');
    expect(said([page], on('2026-08-01'))).toBe('agency-page agency.example');
    expect(said([page], on('2026-08-14'))).toBeNull();
  });

  it('returns the newest source about the money if the catalog has no date', () => {
    const note = 'not taking applications';
    const sources = [source('old.example', null, note), source('new.example', '2025', note)];
    expect(said(sources, on(null))).toBe('stated new.example');
    expect(said([source('agency.example', '2025', 'amount')], on(null))).toBeNull();
  });

  it('returns no source for an unknown status', () => {
    const status = source('agency.example', '2026-08-14', 'status');
    expect(said([status], { ...on('2026-08-14'), status: 'unknown' })).toBeNull();
  });
});
