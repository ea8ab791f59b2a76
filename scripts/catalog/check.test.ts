import { describe, expect, it } from 'vitest';
import { readCatalogFiles } from '../../apps/api/src/reference-data/load-catalog.ts';
import { loadReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import { checkCatalog, checkReport } from './check.ts';

const files = readCatalogFiles();
const reference = loadReferenceData();
const [first] = files.programs;
if (!first) throw new Error('The shipped catalog is empty');
const { program } = first;

/** Returns the shipped catalog with one additional program that belongs to the operator. */
function withOwn(changes: object) {
  const own = {
    file: 'own.json',
    program: { ...program, id: 1_000_001, slug: 'us-own', ...changes },
  };
  return { ...files, programs: [...files.programs, own], own: [own] };
}

describe('checkCatalog', () => {
  it('finds no doubtful facts in the shipped catalog, and finds the catalog easy to read', () => {
    const { faults, doubts, isPlain } = checkCatalog(files, reference);
    expect({ faults, doubts, isPlain }).toEqual({ faults: [], doubts: [], isPlain: true });
  });

  it('rejects a catalog with difficult sentences, and reports the program of each sentence', () => {
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

    const result = checkCatalog({ ...files, programs: [{ ...first, program: hard }] }, reference);
    expect(result.isPlain).toBe(false);
    expect(checkReport(result)).toContain(program.slug);
  });

  it('reports figures that are possible but unusual, and programs without a source', () => {
    const rules = { ...program.rules, minCreditScore: 721 };
    const result = checkCatalog(withOwn({ rules, sources: [] }), reference);
    expect(checkReport(result)).toContain(
      [
        'Possible but unusual. Check these again:',
        'own.json, us-own, rules.minCreditScore: 721 is not between 500 and 720',
        'own.json, us-own, sources: names no source',
      ].join('\n'),
    );
    expect(checkCatalog(withOwn({}), reference).doubts).toEqual([]);
  });

  it('lists the problems in the files, one per line', () => {
    const faults = [{ file: 'own.json', program: 'us-own', field: 'id', fault: 'is odd' }];
    const productFaults = [
      'the product file product.json: programs.hide.0 is not the slug of a program: us-no',
    ];
    const report = checkReport(checkCatalog({ ...files, faults, productFaults }, reference));
    expect(report).toContain(
      'The server does not start with these problems:\nown.json, us-own, id: is odd\nthe product file product.json: programs.hide.0 is not the slug of a program: us-no\n',
    );
  });
});
