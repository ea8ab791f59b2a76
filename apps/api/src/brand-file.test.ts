import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readBrand } from './brand-file.ts';
import { readConfig } from './config.ts';

describe('readBrand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-brand-'));
  const file = join(folder, 'brand.json');
  const { brandFile } = readConfig({});

  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads the shipped brand', () => {
    expect(readBrand(brandFile).name).toBe('Latchkey');
  });

  it('reports a missing file', () => {
    expect(() => readBrand(file)).toThrow(`Cannot start: the brand file ${file} cannot be read`);
  });

  it('reads a brand file of an older version', () => {
    const { translations, ...older } = readBrand(brandFile);
    writeFileSync(file, JSON.stringify(older));
    expect(readBrand(file).translations).toEqual({});
  });

  it('reports the invalid fields', () => {
    const brand = readBrand(brandFile);
    const legal = { ...brand.legal, nmlsNumber: 'none' };
    writeFileSync(file, JSON.stringify({ ...brand, name: '', legal }));
    expect(() => readBrand(file)).toThrow(/not valid: name \(.*\), legal\.nmlsNumber \(.*\)$/);
  });
});
