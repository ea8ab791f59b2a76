import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { readBrand } from './brand-file.ts';

describe('readBrand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-brand-'));
  const file = join(folder, 'brand.json');
  const { brandFile } = readConfig({});

  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads the shipped brand, with its legal text in Spanish', () => {
    const { name, translations } = readBrand(brandFile);
    expect(name).toBe('Latchkey');
    const text = expect.any(String);
    const phoneConsent = { version: text, call: text, text };
    expect(translations.es).toMatchObject({ equalHousing: text, notice: text, phoneConsent });
  });

  it('reports a missing file', () => {
    expect(() => readBrand(file)).toThrow(`Cannot start: the brand file ${file} cannot be read`);
  });

  it('reads a brand file from an older version', () => {
    const { translations, ...older } = readBrand(brandFile);
    writeFileSync(file, JSON.stringify(older));
    expect(readBrand(file).translations).toEqual({});
  });

  it('reports the invalid fields', () => {
    const brand = readBrand(brandFile);
    const legal = { ...brand.legal, nmlsNumber: 'none' };
    writeFileSync(file, JSON.stringify({ ...brand, name: '', legal }));
    expect(() => readBrand(file)).toThrow(
      /brand\.json: name must not be empty\n.*brand\.json: legal\.nmlsNumber must be .*$/,
    );
  });

  it.each([
    ['logo must be null, or name pictures next to the brand file: {', { logo: '/logo.svg' }],
    ['logo.light must name a PNG or SVG file', { logo: { light: '/logo.svg' } }],
    ['logo.lite is not a field', { logo: { light: 'logo.svg', lite: '' } }],
    ['icon must name a PNG or SVG file', { icon: '../icon.png' }],
    ['colors.dark.brnad is not a field', { colors: { light: {}, dark: { brnad: '#000000' } } }],
    ['colors.light.brand must be a color like', { colors: { light: { brand: 'red' }, dark: {} } }],
    ['links.privacy must be an address like', { links: { privacy: 'javascript:alert(1)' } }],
    ['links.jobs is not a field', { links: { jobs: 'https://example.com' } }],
    ['phone must be ten digits', { phone: '555-0100' }],
    ['name must be on one line', { name: 'Harbor\nHome' }],
    ['tagline must not be empty', { tagline: ' \n' }],
    ['marketingSite must be a path', { marketingSite: 'javascript:alert(1)' }],
    ['marketingSite must be a path', { marketingSite: '//elsewhere.example' }],
    ['marketingSite must be a path', { marketingSite: '/\\elsewhere.example' }],
    ['marketingSite must be a path', { marketingSite: 'www.harbor.example' }],
    ['marketingSite must be a path', { marketingSite: 'https://' }],
    ['tagline is missing', { tagline: undefined }],
    ['slogan is not a field', { slogan: '' }],
  ])('reports an invalid field: %s', (fault, changes) => {
    writeFileSync(file, JSON.stringify({ ...readBrand(brandFile), ...changes }));
    expect(() => readBrand(file)).toThrow(`Cannot start: the brand file ${file}: ${fault}`);
  });

  it.each([
    ['company must not be empty', { company: '  ' }],
    ['company must be on one line', { company: 'Harbor\nCredit Union' }],
    ['postalAddress must be on one line', { postalAddress: '410 Front Street\r\nTraverse City' }],
    ['licensedStates.1 must be a state like "MI"', { licensedStates: ['MI', 'ZZ'] }],
    ['licenses.ZZ must be a state like "MI"', { licenses: { MI: '1', ZZ: '2' } }],
  ])('reports an invalid field: legal.%s', (fault, changes) => {
    const brand = readBrand(brandFile);
    const legal = { ...brand.legal, ...changes };
    writeFileSync(file, JSON.stringify({ ...brand, legal }));
    expect(() => readBrand(file)).toThrow(`Cannot start: the brand file ${file}: legal.${fault}`);
  });

  it('accepts DC as a state, and both paths and URLs for the marketing site', () => {
    const brand = readBrand(brandFile);
    const legal = { ...brand.legal, licensedStates: ['MI', 'DC'], licenses: { DC: '1' } };
    for (const marketingSite of ['/', '/example', 'https://harbor.example', 'http://a.example/b']) {
      writeFileSync(file, JSON.stringify({ ...brand, legal, marketingSite }));
      expect(readBrand(file)).toMatchObject({ legal, marketingSite });
    }
  });

  it('rejects a license for a state where the company accepts no requests', () => {
    const brand = readBrand(brandFile);
    const legal = { ...brand.legal, licensedStates: ['MI'], licenses: { MI: '1', OH: '2' } };
    writeFileSync(file, JSON.stringify({ ...brand, legal }));
    expect(() => readBrand(file)).toThrow(
      'legal.licenses names a state that is not in legal.licensedStates',
    );
  });

  it('reports the new location of the field for the line of credit’s lender', () => {
    const brand = readBrand(brandFile);
    const legal = { ...brand.legal, lineOfCreditLender: null };
    writeFileSync(file, JSON.stringify({ ...brand, legal }));
    expect(() => readBrand(file)).toThrow(
      'legal.lineOfCreditLender has moved to loweredPayment.lender in the product file',
    );
  });
});
