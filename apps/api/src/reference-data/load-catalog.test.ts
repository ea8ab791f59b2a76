import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usStates } from '@latchkey/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadCatalog } from './load-catalog.ts';

const shipped = new URL('../../../../data/programs/', import.meta.url);

/** The shipped catalog with one file added or replaced. */
function withFile(file: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-catalog-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(shipped, folder, { recursive: true });
  writeFileSync(join(folder, file), text);
  return folder;
}

describe('loadCatalog', () => {
  const catalog = loadCatalog();

  it('has state programs for every state and DC, and national ones, ordered by ID', () => {
    const states = new Set(catalog.map(({ coverage }) => coverage.state));
    expect(states.size).toBe(52);
    const ids = catalog.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(ids[0]).toBe(1001);
  });

  it('has one phone for all programs of a state’s agency, the one in the list of states', () => {
    for (const [code, { agency, agencyPhone }] of usStates) {
      const statewide = catalog.filter(
        ({ agencyName, coverage: { scope, state } }) =>
          scope === 'state' && state === code && agencyName.includes(agency),
      );
      const phones = statewide.map(({ contact }) => contact.phone);
      expect(new Set([agencyPhone, ...phones]), code).toHaveLength(1);
    }
  });

  it.each([
    ['is not JSON', '[{', 'TX.json, the whole file: '],
    ['is not a list', '{}', 'TX.json, the whole file: is not a list'],
    ['contains something else', '[7]', 'TX.json, a program, the whole file: '],
    ['lacks a field', '[{"id": 9001, "slug": "tx-new"}]', 'TX.json, tx-new, agencyName: '],
    ['has a duplicate ID', texas({ id: 1001 }), 'programs, id 1001: appears twice'],
    [
      'has a duplicate slug',
      texas({ slug: 'us-twice' }, 2),
      'programs, slug us-twice: appears twice',
    ],
  ])('rejects a file that %s', (_, text, message) => {
    const folder = withFile('TX.json', text);
    expect(() => loadCatalog({ from: folder })).toThrow(`The data is damaged: ${message}`);
  });

  it('reads an operator’s file in the first format', () => {
    const [program] = catalog;
    const { provider, firstMortgage, combines, contact, coverage, rules, ...facts } =
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
    const folder = mkdtempSync(join(tmpdir(), 'latchkey-own-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'own.json'), JSON.stringify([first]));

    expect(loadCatalog({ own: folder }).at(-1)).toMatchObject({
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
