import type { CatalogProgram } from '@latchkey/domain';
import { sampleProgram } from '@latchkey/domain/program-samples';
import { describe, expect, it } from 'vitest';
import { loadReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import { deriveReport, proposals } from './derive.ts';

const reference = loadReferenceData();

/** A program of Hamilton County, Texas, where the FHA limit is the lowest of the nation. */
function priced(limit: number): CatalogProgram {
  const program = sampleProgram({ rules: { maxHomePrice: { limit } } });
  return {
    ...program,
    coverage: { ...program.coverage, scope: 'county', counties: ['48193'] },
  };
}

describe('proposals', () => {
  it('proposes the rule for a price limit of this year', () => {
    const found = proposals([priced(566_354)], reference);
    expect(found).toMatchObject([
      { fact: 'rules.maxHomePrice', year: 2026, isOutdated: false, counties: 1 },
    ]);
    expect(deriveReport(found)).toContain('{"bondLimit":{"targetedCounties":[]}}');
  });

  it('says that a limit of the last year is outdated', () => {
    const found = proposals([priced(544_233)], reference);
    expect(found).toMatchObject([{ year: 2025, isOutdated: true }]);
    expect(deriveReport(found)).toContain('2025 (outdated)');
  });

  it('proposes nothing for another limit', () => {
    const found = proposals([priced(500_000)], reference);
    expect(found).toEqual([]);
    expect(deriveReport(found)).toBe('No stored limit equals a rule.');
  });
});
