import { type CatalogProgram, hiddenAs } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { catalogOf } from '../../apps/api/src/programs/catalog.ts';
import { exampleBuyers } from '../../apps/api/src/public-catalog/example-buyers.ts';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { loadReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import { previewCatalog } from './preview.ts';
import { previewReport } from './preview-report.ts';

const shipped = loadCatalog();
const reference = loadReferenceData();
const buyers = {
  buyers: exampleBuyers(reference, null).filter(({ name }) => name.includes('Austin')),
  areaOf: reference.areaOf,
  today: '2026-11-22',
};

function shippedWith(slug: string): CatalogProgram {
  const program = shipped.find((candidate) => candidate.slug === slug);
  if (!program) throw new RangeError(`There is no program with the slug ${slug}`);
  return program;
}

const myFirst = shippedWith('tx-tdhca-my-first-texas-home');
const heroes = shippedWith('tx-tsahc-texas-heroes');
const own = { ...myFirst, id: 1_000_001, slug: 'tx-own', fullName: 'Our Help', maxAmount: 5_000 };
const before = catalogOf([myFirst, heroes, shippedWith('us-rocket-one-plus')]);

/**
 * Returns a catalog with these programs. The catalog hides Texas Heroes and all lender products.
 */
function catalogWith(...programs: readonly CatalogProgram[]) {
  const settings = { hide: [heroes.slug], hideLenderProducts: true };
  const hiding = (program: CatalogProgram) =>
    hiddenAs(program, settings, program.slug === own.slug);
  return catalogOf(programs, { hiddenAs: hiding });
}

describe('previewCatalog', () => {
  it('shows added, changed, hidden and removed programs, and their effect on a buyer', () => {
    const strict = { ...myFirst, status: 'paused' as const, statusCheckedOn: '2026-11-20' };
    const ruled = { ...strict, rules: { ...strict.rules, minCreditScore: 700 } };
    const after = catalogWith(ruled, heroes, own);
    const report = previewReport(previewCatalog(before, after, buyers));
    expect(report.split('\n')).toEqual([
      'Added:',
      '  1000001 tx-own: Our Help',
      '',
      'Removed:',
      '  1261 us-rocket-one-plus: ONE+ by Rocket Mortgage',
      '',
      'Changed:',
      '  1238 tx-tdhca-my-first-texas-home: TDHCA My First Texas Home',
      expect.stringMatching(/^ {4}funding: .+"open".+ -> .+"paused"/),
      '    rules.minCreditScore: 620 -> 700',
      '',
      'Hidden:',
      '  1237 tx-tsahc-texas-heroes: TSAHC Homes for Texas Heroes Home Loan',
      '',
      'No longer hidden: none',
      '',
      'For a first-time buyer in Austin: 3 -> 2 matching programs',
      '  tx-tdhca-my-first-texas-home: matches with a check, $15,238 -> matches with a check, $15,238, funding paused',
      '  tx-tsahc-texas-heroes: matches with a check, $15,238 -> not listed',
      '  us-rocket-one-plus: matches, $7,000 -> not listed',
      '  tx-own: not listed -> matches with a check, $5,000',
      '',
      'Operators’ edits in the database are not part of this preview.',
    ]);
  });

  it('shows programs that are no longer hidden', () => {
    const preview = previewCatalog(catalogWith(heroes), catalogOf([heroes]), buyers);
    expect(preview.shown).toMatchObject([{ slug: heroes.slug }]);
    expect(preview.buyers[0]?.changes).toMatchObject([{ slug: heroes.slug, before: null }]);
  });

  it('shows no changes between two equal catalogs', () => {
    const { buyers: seen, ...lists } = previewCatalog(before, before, buyers);
    expect(Object.values(lists)).toEqual([[], [], [], [], []]);
    expect(seen[0]?.changes).toEqual([]);
  });
});
