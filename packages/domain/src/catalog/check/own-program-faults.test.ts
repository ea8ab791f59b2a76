import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../../test/program-samples.ts';
import type { CatalogProgram } from '../catalog-program.ts';
import { FIRST_OWN_ID, ownProgramFaults } from './own-program-faults.ts';

const places = {
  stateOfCounty: new Map<string, string>(),
  medianOfCounty: new Map<string, number>(),
  citiesOfState: new Map<string, ReadonlySet<string>>(),
};
const own: CatalogProgram = { ...sampleProgram(), id: FIRST_OWN_ID };

function faultsOf(
  changes: Partial<CatalogProgram>,
  { replaced, retiredId }: { replaced?: CatalogProgram; retiredId?: number } = {},
): string[] {
  const surroundings = { places, today: own.checkedOn, replaced, retiredId };
  const faults = ownProgramFaults({ ...own, ...changes }, surroundings);
  return faults.map(({ field, fault }) => `${field}: ${fault}`);
}

const said = (repaymentTerms: string): Partial<CatalogProgram> => ({
  kind: 'forgivable-loan',
  repayment: null,
  specifics: { ...own.specifics, repaymentTerms },
});
const source = (url: string) => ({ sources: [{ url, asOf: null, supports: 'all' }] });

describe('ownProgramFaults', () => {
  it('accepts a new program that was checked today and has an ID of 1,000,000 or more', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ id: FIRST_OWN_ID - 1 })).toEqual([
      'id: 999999 is below 1,000,000, where the IDs of own programs start',
    ]);
  });

  it('accepts the ID of the shipped or retired program that a program replaces', () => {
    const replaced = { ...own, id: 1248 };
    expect(faultsOf({ id: 1248 }, { replaced })).toEqual([]);
    expect(faultsOf({ id: 1249 }, { replaced })).toEqual([
      'id: 1249 is not 1248, the ID of the shipped program that this one replaces',
    ]);
    expect(faultsOf({ id: 1248 }, { retiredId: 1248 })).toEqual([]);
  });

  it("accepts a status or a source that is newer than the program's check date, as after an edit", () => {
    const sources = [{ url: 'https://bank.example', asOf: own.checkedOn, supports: 'status' }];
    const edited = { checkedOn: '2026-11-01', statusCheckedOn: own.checkedOn, sources };
    expect(faultsOf(edited)).toEqual([]);
  });

  it('rejects a date in the future', () => {
    const sources = [{ url: 'https://bank.example', asOf: '2997', supports: 'all' }];
    expect(faultsOf({ checkedOn: '2999-01-01', statusCheckedOn: '2998-01-01', sources })).toEqual([
      'checkedOn: 2999-01-01 is in the future',
      'statusCheckedOn: 2998-01-01 is in the future',
      'sources.asOf: 2997 is in the future',
    ]);
  });

  it.each([
    'Forgiven after 5 years.',
    'Half after year 15, the rest when you sell.',
    'A 5-year loan that is forgiven at the end.',
    'Forgiven after five years.',
    'Forgiven after five (5) full years.',
    'Forgiven over 5 to 15 years.',
    'Forgiven after thirty-six months.',
    'Forgiven 90 days after the fifth payment.',
  ])('accepts a forgivable loan with the terms %j', (terms) => {
    expect(faultsOf(said(terms))).toEqual([]);
  });

  it.each([
    '',
    'Forgiven; ask after how many years.',
    'Forgiven. Call 231-555-0140.',
    'The $6,000 is forgiven.',
    'Forgiven after 0 years.',
    'Forgiven in 2031. Ask about the years before.',
  ])('rejects a forgivable loan with the terms %j', (terms) => {
    expect(faultsOf(said(terms))).toEqual([
      'repayment.forgiven: a forgivable loan must say after how many years',
    ]);
  });

  it('rejects source URLs without HTTPS', () => {
    expect(faultsOf(source('https://bank.example'))).toEqual([]);
    const contact = { ...own.contact, classUrl: 'http://class.example' };
    expect(faultsOf({ ...source('http://bank.example'), contact })).toEqual([
      'sources.url: http://bank.example must start with https:',
      'contact.classUrl: http://class.example must start with https:',
    ]);
  });

  it('accepts faults that the shipped program already has when a program replaces it', () => {
    const copied = { ...said(''), ...source('http://old.example') };
    const replaced = { ...own, ...copied, id: 1248 };
    expect(faultsOf({ ...copied, id: 1248 }, { replaced })).toEqual([]);
    expect(faultsOf({ ...copied, id: 1248, maxAmount: 1 }, { replaced })).toHaveLength(1);
  });
});
