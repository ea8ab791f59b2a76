import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../../test/program-samples.ts';
import { CatalogProgram } from '../catalog-program.ts';
import { factNames, facts } from '../facts.ts';
import { factSource, programSource, sourceAbout } from './fact-source.ts';
import type { CatalogEdit } from './overlay.ts';

const source = (name: string, asOf: string | null, supports: string) => {
  return { url: `https://agency.example.gov/${name}`, asOf, supports };
};
const file = CatalogProgram.parse({
  ...sampleProgram(),
  checkedOn: '2026-06-01',
  statusCheckedOn: '2026-05-20',
  sources: [
    source('news', '2026-05-20', 'taking applications (status)'),
    source('old-guide', '2024', 'amount, score'),
    source('guide', '2025-11', 'amounts, first-time rule'),
    source('blog', null, 'income limits'),
  ],
});
const edit: CatalogEdit = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: file.slug,
  fact: 'amount',
  fileValue: null,
  value: null,
  sourceUrl: 'https://agency.example.gov/rules',
  sourceDay: '2026-11-20',
  quote: null,
  release: null,
};
const shown = [edit];

describe("a fact's source", () => {
  it('returns the source of the edit that buyers see', () => {
    const { sourceUrl, sourceDay } = edit;
    expect(factSource(file, { shown }, 'amount')).toEqual({ sourceUrl, sourceDay });
  });

  it.each([
    ['funding', 'news', '2026-05-20'],
    ['amount', 'guide', '2026-06-01'],
    ['rules.minCreditScore', 'old-guide', '2026-06-01'],
    ['rules.maxIncome', 'blog', '2026-06-01'],
    ['rules.veteran', 'news', '2026-06-01'],
  ] as const)(
    'returns, for the fact %s in the file, the source "%s" and the date %s',
    (fact, name, sourceDay) => {
      const of = { sourceUrl: `https://agency.example.gov/${name}`, sourceDay };
      expect(factSource(file, { shown: [{ ...edit, slug: 'another' }] }, fact)).toEqual(of);
    },
  );

  it('returns null if the program lists no source', () => {
    const bare = { ...file, sources: [] };
    expect(factSource(bare, { shown }, 'repayment').sourceUrl).toBeNull();
    expect(programSource(bare)).toEqual({ sourceUrl: null, sourceDay: '2026-06-01' });
  });

  it("finds the source of every fact if the source's note uses the edit's wording", () => {
    const other = source('other', '2027', 'nothing of the kind');
    for (const fact of factNames) {
      const own = source('own', '2020', facts[fact].supports);
      const name = sourceAbout([other, own], fact)?.url.split('/').at(-1);
      expect([fact, name]).toEqual([fact, 'own']);
    }
  });
});
