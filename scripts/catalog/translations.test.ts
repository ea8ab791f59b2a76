import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { sentenceHash } from '../../apps/api/src/reference-data/read-translations.ts';
import { checkTranslations, translationsReport } from './translations.ts';

const [first] = loadCatalog();
if (!first) throw new Error('The shipped catalog is empty');
const specifics = {
  maxAmount: 'Up to $5,000.',
  geographicCoverage: '',
  benefits: ['No interest.'],
  homeBuyerObligations: [],
  minContribution: '',
  repaymentTerms: '',
  interestRate: '',
  programProviderContact: '',
};
const plain = {
  ...first,
  specifics,
  rules: { ...first.rules, conditions: [] },
  combines: { with: 'unknown' as const, slugs: [], says: '' },
  sources: [],
};
const inOhio = {
  ...plain,
  coverage: { ...plain.coverage, scope: 'state' as const, state: 'OH' as const },
};
const national = {
  ...plain,
  id: 2,
  coverage: { ...plain.coverage, scope: 'national' as const, state: null },
  specifics: { ...specifics, benefits: ['A class.'] },
};

function translated(english: string, state = 'OH') {
  return { language: 'es', state, hash: sentenceHash(english), english, translation: 'Sí.' };
}

describe('checkTranslations', () => {
  it('finds sentences without a translation, and translations without a sentence', () => {
    const rows = [translated('No interest.'), translated('Up to $4,000.')];
    const check = checkTranslations([inOhio], rows, undefined);
    expect(check.counts).toEqual([
      { language: 'es', state: 'OH', sentences: 2, missing: 1, stale: 1 },
    ]);
    expect(check.gaps).toMatchObject([
      { kind: 'missing', english: 'Up to $5,000.', hash: sentenceHash('Up to $5,000.') },
      { kind: 'stale', english: 'Up to $4,000.' },
    ]);
    const report = translationsReport(check);
    expect(report).toContain(`es\tOH\tmissing\t${sentenceHash('Up to $5,000.')}\tUp to $5,000.`);
    expect(report).toMatch(/2 sentences, 1 missing, 1 stale$/);
  });

  it('counts a sentence of the national programs only once, and can show a single state', () => {
    const programs = [inOhio, national];
    const rows = [translated('A class.', 'US')];
    expect(checkTranslations(programs, rows, undefined).counts).toEqual([
      { language: 'es', state: 'OH', sentences: 1, missing: 1, stale: 0 },
      { language: 'es', state: 'US', sentences: 2, missing: 1, stale: 0 },
    ]);
    const ohio = checkTranslations(programs, rows, 'OH');
    expect(ohio.gaps).toMatchObject([{ english: 'No interest.' }]);
    expect(ohio.counts).toHaveLength(1);
  });

  it('reports only the counts if nothing is missing or stale', () => {
    const rows = [translated('No interest.'), translated('Up to $5,000.')];
    const check = checkTranslations([inOhio], rows, undefined);
    expect(check.gaps).toEqual([]);
    expect(translationsReport(check)).toBe('2 sentences, 0 missing, 0 stale');
  });
});
