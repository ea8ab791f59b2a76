import type { CatalogProgram } from '@latchkey/domain';
import { sampleProgram } from '@latchkey/domain/program-samples';
import { describe, expect, it } from 'vitest';
import { loadReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import { deriveReport, proposals } from './derive.ts';

const reference = loadReferenceData();

/**
 * Returns a program for Hamilton County, Texas, with this price limit. The FHA limit of this county
 * is the lowest in the nation.
 */
function priced(limit: number): CatalogProgram {
  const program = sampleProgram({ rules: { maxHomePrice: { limit } } });
  return {
    ...program,
    coverage: { ...program.coverage, scope: 'county', counties: ['48193'] },
  };
}

describe('proposals', () => {
  it("proposes a rule for a price limit that equals this year's limit", () => {
    const found = proposals([priced(566_354)], reference);
    expect(found).toMatchObject([
      { fact: 'rules.maxHomePrice', year: 2026, isOutdated: false, counties: 1 },
    ]);
    expect(deriveReport(found)).toContain('{"bondLimit":{"targetedCounties":[]}}');
  });

  it("marks a price limit that equals last year's limit as outdated", () => {
    const found = proposals([priced(544_233)], reference);
    expect(found).toMatchObject([{ year: 2025, isOutdated: true }]);
    expect(deriveReport(found)).toContain('2025 (outdated)');
  });

  it('does not propose a rule for any other limit', () => {
    const found = proposals([priced(500_000)], reference);
    expect(found).toEqual([]);
    expect(deriveReport(found)).toBe('No stored limit equals a rule.');
  });
});
