import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usStates } from '@latchkey/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shippedReference } from '../../test/test-data.ts';
import { loadCatalog, readCatalogFiles } from './load-catalog.ts';
import { faultLine } from './read-programs.ts';

const shipped = new URL('../../../../data/programs/', import.meta.url);

/** Returns input for `loadCatalog` with an operator's folder that contains these files. */
function own(files: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
  return { folder, places: shippedReference().places, today: '2026-11-22' };
}

/** Returns a folder with a copy of the shipped catalog in which one file is added or replaced. */
function withFile(file: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-catalog-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(shipped, folder, { recursive: true });
  writeFileSync(join(folder, file), text);
  return folder;
}

describe('loadCatalog', () => {
  const catalog = loadCatalog();

  it('has state programs for every state and DC, and national programs, ordered by ID', () => {
    const states = new Set(catalog.map(({ coverage }) => coverage.state));
    expect(states.size).toBe(52);
    const ids = catalog.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(ids[0]).toBe(1001);
  });

  it('has one phone number per state agency, and the numbers match the list of states', () => {
    for (const [code, { agency, agencyPhone }] of usStates) {
      const statewide = catalog.filter(
        ({ agencyName, coverage: { scope, state } }) =>
          scope === 'state' && state === code && agencyName.includes(agency),
      );
      const phones = statewide.flatMap(({ contact }) => contact.phone ?? []);
      expect(new Set([agencyPhone, ...phones]), code).toHaveLength(1);
    }
  });

  it.each([
    ['is not JSON', '[{', 'TX.json, the whole file: '],
    ['is not a list', '{}', 'TX.json, the whole file: is not a list'],
    ['contains something else', '[7]', 'TX.json, a program, the whole program: '],
    ['misses a field', '[{"id": 9001, "slug": "tx-new"}]', 'TX.json, tx-new, agencyName: '],
    ['has a duplicate ID', texas({ id: 1001 }), 'TX.json, tx-'],
    [
      'has a duplicate slug',
      texas({ slug: 'us-twice' }, 2),
      'TX.json, us-twice, slug: appears twice, also in TX.json',
    ],
  ])('rejects a file that %s', (_, text, message) => {
    const folder = withFile('TX.json', text);
    expect(() => loadCatalog({ from: folder })).toThrow(`The data is damaged: ${message}`);
  });

  it("reads an operator’s file in the catalog's first format", () => {
    const [program] = catalog;
    const { provider, firstMortgage, combines, contact, coverage, rules, pays, tiers, ...facts } =
      structuredClone(program) ?? {};
    const { conditions, incomeOf, ...older } = rules ?? {};
    const { exceptCities, ...places } = coverage ?? {};
    const first = {
      ...facts,
      id: 1_000_001,
      slug: 'us-own',
      coverage: places,
      rules: { ...older, maxIncome: { percentAmi: 80 }, otherConditions: ['You rent now.'] },
    };
    expect(loadCatalog({ own: own({ 'own.json': [first] }) }).at(-1)).toMatchObject({
      slug: 'us-own',
      firstMortgage: { types: [], from: null },
      contact: { phone: null, applyThrough: 'unknown' },
      rules: {
        maxIncome: { percentAmi: 80, householdSize: 'unknown' },
        conditions: [{ kind: 'other', definition: null, says: 'You rent now.' }],
        incomeOf: 'unknown',
      },
    });
  });

  it.each([
    [{ paysClosingCosts: true }, 'both'],
    [{ paysClosingCosts: null }, null],
    [{ paysClosingCosts: true, pays: 'closing' }, 'closing'],
    [{}, null],
  ])('reads what assistance pays for from an operator’s file with %j: %j', (older, expected) => {
    const { pays, ...facts } = structuredClone(catalog[0]) ?? {};
    const file = { ...facts, ...older, id: 1_000_001, slug: 'us-own' };
    expect(loadCatalog({ own: own({ 'own.json': [file] }) }).at(-1)?.pays).toBe(expected);
  });

  it('lists every problem in an operator’s folder, and throws the first one', () => {
    const shipped = catalog.find(({ slug }) => slug === 'tx-tsahc-home-sweet-texas');
    const first = { ...shipped, checkedOn: '2026-11-22' };
    const { sources, coverage, ...facts } = structuredClone(first);
    const files = own({
      'a.json': [
        { ...first, slug: 'tx-mine', id: 999_999, coverage: { ...coverage, counties: ['48999'] } },
        { ...first, slug: 'tx-mine', id: 1_000_001 },
        { ...first, slug: 'tx-odd', id: 1_000_002, maxPercent: 101 },
      ],
      'b.json': [
        { ...first, slug: 'tx-other', id: 1_000_001, checkedOn: '2026-11-23' },
        { ...facts, coverage, id: 1_000_003, slug: 'tx-without-sources' },
      ],
    });
    expect(readCatalogFiles({ own: files }).faults.map(faultLine)).toEqual([
      'a.json, tx-odd, maxPercent: Too big: expected number to be <=100',
      'b.json, tx-without-sources, sources: Invalid input: expected array, received undefined',
      'a.json, tx-mine, slug: appears twice, also in a.json',
      'b.json, tx-other, id: 1000001 is also the ID of tx-mine',
      'a.json, tx-mine, id: 999999 is below 1,000,000, where the IDs of own programs start',
      'a.json, tx-mine, coverage.counties: no county 48999',
      'b.json, tx-other, checkedOn: 2026-11-23 is in the future',
    ]);
    expect(() => loadCatalog({ own: files })).toThrow(
      'The data is damaged: a.json, tx-odd, maxPercent: Too big: expected number to be <=100 (6 more: npm run catalog -- check)',
    );
  });

  it("lets an operator's program combine only with the operator's own, shipped and retired programs", () => {
    const [first] = catalog;
    const named = (slugs: string[]) =>
      own({
        'own.json': [
          {
            ...first,
            id: 1_000_001,
            slug: 'us-a',
            combines: { with: 'some', slugs, says: 'Yes.' },
          },
          { ...first, id: 1_000_002, slug: 'us-b' },
        ],
      });
    const folder = withFile('retired.tsv', 'id\tslug\tleft_on\n1599\tus-gone\t\n');
    const faultsOf = (slugs: string[]) =>
      readCatalogFiles({ from: folder, own: named(slugs) }).faults.map(faultLine);
    expect(faultsOf(['us-b', first?.slug ?? '', 'us-gone'])).toEqual([]);
    expect(faultsOf(['us-c'])).toEqual(['own.json, us-a, combines.slugs: no program us-c']);
  });

  it('lets the product file hide only current and former programs', () => {
    const folder = withFile('retired.tsv', 'id\tslug\tleft_on\n1599\tus-gone\t\n');
    const hide = [catalog[0]?.slug ?? '', 'us-gone', 'us-typo', 'us-none'];
    const hiding = { file: '/brand/product.json', programs: { hide, hideLenderProducts: false } };
    expect(() => loadCatalog({ from: folder, hiding })).toThrow(
      /^Cannot start: the product file \/brand\/product\.json: programs\.hide\.2 is not the slug of a program: us-typo\nthe product file \/brand\/product\.json: programs\.hide\.3 is not the slug of a program: us-none$/,
    );
  });

  it('reports problems in programs before problems in the product file', () => {
    const [first] = catalog;
    const folder = own({ 'own.json': [{ ...first, slug: 'us-odd', maxPercent: 101 }] });
    const programs = { hide: ['us-odd', 'us-typo'], hideLenderProducts: false };
    const sources = { own: folder, hiding: { file: 'product.json', programs } };
    expect(() => loadCatalog(sources)).toThrow(/: own\.json, us-odd, maxPercent: .* \(1 more: /);
    expect(readCatalogFiles(sources).productFaults).toEqual([
      'the product file product.json: programs.hide.1 is not the slug of a program: us-typo',
    ]);
  });

  it('rejects a missing folder', () => {
    expect(() => loadCatalog({ from: '/nowhere' })).toThrow('/nowhere: the folder cannot be read');
  });

  function texas(change: object, copies = 1): string {
    const [program] = catalog.filter(({ coverage }) => coverage.state === 'TX');
    const list = Array.from({ length: copies }, (_, i) => ({
      ...program,
      id: 9001 + i,
      ...change,
    }));
    return JSON.stringify(list);
  }
});
