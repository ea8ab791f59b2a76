import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProgramsFile } from '@latchkey/contract';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { describe, expect, inject, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { differencesOfAll } from '../golden/compared.ts';
import { madeFiles, textOf } from './made-files.ts';

const catalog = loadCatalog();
const { areaOf, counties } = shippedReference();
const { programs } = ProgramsFile.parse(JSON.parse(textOf('programs.json')));
const descriptor = JSON.parse(textOf('datapackage.json'));
const rowsOf = (name: string): Record<string, string>[] => parse(textOf(name), { columns: true });

function withFormats<Validator extends Ajv | Ajv2020>(ajv: Validator): Validator {
  addFormats.default(ajv);
  ajv.addFormat('iri', /^[a-z][a-z\d+.-]*:\S+$/i);
  return ajv;
}

/** Validates a document against a schema in this folder. Returns the errors. */
function faultsOf(document: unknown, file: string, definition = ''): unknown {
  const schema = JSON.parse(readFileSync(join(import.meta.dirname, 'schemas', file), 'utf8'));
  const ajv = withFormats(new Ajv({ strict: false, allErrors: true }));
  const validate = ajv.addSchema(schema, 'schema').getSchema(`schema#${definition}`);
  return validate?.(document) === true ? [] : validate?.errors;
}

describe('programs.json', () => {
  it('contains every program of the catalog, with every fact', () => {
    expect(programs).toEqual(catalog);
  });

  // The test above shows in each run that the engine reads the same programs.
  it.runIf(inject('isFull'))('gives every golden buyer the expected verdicts', () => {
    expect(differencesOfAll(programs, areaOf)).toEqual([]);
  });

  it('follows schema.json, which rejects a program of an unknown kind', () => {
    const ajv = withFormats(new Ajv2020({ strict: false }));
    const validate = ajv.compile(JSON.parse(textOf('schema.json')));
    const { properties } = JSON.parse(textOf('schema.json'));
    const notes: { description?: string }[] = Object.values(properties.programs.items.properties);
    expect(notes.map(({ description }) => Boolean(description))).not.toContain(false);
    const file = JSON.parse(textOf('programs.json'));
    expect([validate(file), validate.errors]).toEqual([true, null]);
    expect(validate({ ...file, programs: [{ ...file.programs[0], kind: 'gift' }] })).toBe(false);
  });
});

describe('the CSV tables', () => {
  it.each(['programs.csv', 'sources.csv', 'counties.csv'])(
    '%s has the columns and the number of rows that the descriptor states',
    (name) => {
      const rows = rowsOf(name);
      const resource = descriptor.resources.find(({ path }: { path: string }) => path === name);
      const fields = resource.schema.fields.map((field: { name: string }) => field.name);
      expect(Object.keys(rows[0] ?? {})).toEqual(fields);
      expect(rows.length).toBe(madeFiles.get(name)?.rows);
      expect(resource.bytes).toBe(madeFiles.get(name)?.content.length);
    },
  );

  it('have one row for each program, source and county', () => {
    expect(rowsOf('programs.csv').map(({ slug }) => slug)).toEqual(catalog.map(({ slug }) => slug));
    expect(rowsOf('sources.csv').length).toBe(catalog.flatMap(({ sources }) => sources).length);
    expect(rowsOf('counties.csv').map(({ fips }) => fips)).toEqual([...counties.keys()]);
  });

  it('list the closed programs in Florida, with a source for the funding of each one', () => {
    const closed = rowsOf('programs.csv').filter(
      ({ state, status }) => state === 'FL' && status === 'paused',
    );
    const sources = rowsOf('sources.csv');
    const silent = closed.filter(
      ({ slug }) => !sources.some((row) => row.slug === slug && row.facts?.includes('funding')),
    );
    expect(closed.length).toBeGreaterThan(0);
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  it('contain the figures of a county', () => {
    const county = counties.get('26095');
    expect(rowsOf('counties.csv').find(({ fips }) => fips === '26095')).toMatchObject({
      county: county?.area.county,
      state: 'MI',
      low_income_3: String(county?.area.income?.lowIncomeLimits[2]),
      extremely_low_income_8: String(county?.area.income?.extremelyLowIncomeLimits[7]),
      conforming_limit_1: String(county?.area.conformingLimits?.[0]),
      fha_limit_4: String(county?.area.fhaLimits?.[3]),
      property_tax_rate: String(county?.propertyTax),
      insurance_basis: county?.insuranceBasis,
    });
  });
});

describe('the descriptors', () => {
  it('include a datapackage.json that follows the profile of Data Package v2', () => {
    expect(faultsOf(descriptor, 'datapackage-2.0.json')).toEqual([]);
    const wrong = { ...descriptor, resources: [{ name: 'no path and no data' }] };
    expect(faultsOf(wrong, 'datapackage-2.0.json')).not.toEqual([]);
  });

  it('include a data.json that follows the schema of DCAT-US 3.0', () => {
    const document = JSON.parse(textOf('data.json'));
    const [file, definition] = ['dcat-us-3.0.0.json', '/definitions/Catalog'];
    expect(faultsOf(document, file, definition)).toEqual([]);
    const { publisher: _, ...anonymous } = document.dataset[0];
    expect(faultsOf({ ...document, dataset: [anonymous] }, file, definition)).not.toEqual([]);
  });

  it('list every file with its URL, and credit only sources whose figures are in the files', () => {
    const paths = descriptor.resources.map(({ path }: { path: string }) => path);
    expect(paths).toEqual([...madeFiles.keys()].filter((name) => !/^data/.test(name)));
    const { distribution } = JSON.parse(textOf('data.json')).dataset[0];
    expect(distribution.map((one: { downloadURL: string }) => one.downloadURL)).toEqual(
      paths.map((path: string) => `https://www.harbor.example/data/${path}`),
    );
    expect(JSON.stringify(descriptor.sources)).toMatch(
      /Federal Insurance Office.*Federal Housing Finance Agency/,
    );
    for (const name of madeFiles.keys()) expect(textOf(name)).not.toMatch(/Freddie Mac PMMS/);
  });

  it('state the license in every description', () => {
    for (const name of ['programs.json', 'datapackage.json', 'data.json']) {
      expect(textOf(name)).toContain('https://creativecommons.org/licenses/by/4.0/');
      expect(textOf(name)).toContain('Facts are free.');
    }
  });
});
