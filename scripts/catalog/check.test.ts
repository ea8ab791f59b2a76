import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { checkCatalog, checkReport } from './check.ts';

const catalog = loadCatalog();

describe('checkCatalog', () => {
  it('accepts the shipped sentences as easy to read', () => {
    expect(checkCatalog(catalog).isPlain).toBe(true);
  });

  it('rejects a catalog with difficult sentences and names the program', () => {
    const [program] = catalog;
    if (!program) throw new Error('The shipped catalog is empty');
    const benefits = [
      'Applicants demonstrating insufficient pecuniary resources ordinarily necessitate supplementary documentation.',
    ];
    const hard = { ...program, specifics: { ...program.specifics, benefits } };
    for (const key of ['maxAmount', 'geographicCoverage', 'repaymentTerms'] as const) {
      hard.specifics[key] = '';
    }
    hard.specifics.homeBuyerObligations = [];
    hard.specifics.minContribution = '';
    hard.specifics.interestRate = '';

    const result = checkCatalog([hard]);
    expect(result.isPlain).toBe(false);
    expect(checkReport(result)).toContain(program.slug);
  });
});
