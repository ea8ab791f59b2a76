import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Brand, SiteProduct } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { readBrandPictures } from '../apps/api/src/pictures/brand-pictures.ts';
import { catalogSources } from '../apps/api/src/programs/catalog-sources.ts';
import { readCatalogFiles } from '../apps/api/src/reference-data/load-catalog.ts';
import { loadReferenceData } from '../apps/api/src/reference-data/load-reference-data.ts';
import { readBrand } from '../apps/api/src/site/brand-file.ts';
import { readProduct } from '../apps/api/src/site/product-file.ts';

const root = join(import.meta.dirname, '..');
/**
 * The folder with the files that the page instructs its reader to save. Browser tests and
 * screenshots use the same files.
 */
const example = join(root, 'e2e/made-up-brand');
const page = readFileSync(join(root, 'docs/brand.md'), 'utf8');

/**
 * Returns the page's text below a heading, up to the next heading of the same or a higher level.
 */
function section(heading: string): string {
  const [level = ''] = heading.split(' ');
  const [, text = ''] = page.split(`\n${heading}\n`);
  return text.split(new RegExp(`\n#{1,${level.length}} `))[0] ?? '';
}

/**
 * Returns the table rows in a section. Maps the name in each row's first cell to the text of its
 * second cell.
 */
function rows(text: string): Map<string, string> {
  const lines = text.matchAll(/^\| `(?<name>[^`]+)` \| (?<second>[^|]+?) \|/gm);
  return new Map([...lines].map(({ groups = {} }) => [groups.name ?? '', groups.second ?? '']));
}

/** The placeholders that the page shows for keys that the operator chooses, by field. */
const chosenKeys: Readonly<Record<string, string>> = {
  'legal.licenses': 'STATE',
  translations: 'LANGUAGE',
};

/** Yields every field of a schema, and whether the field is required in a file. */
function* fieldsOf(
  schema: z.core.$ZodType,
  path = '',
  isRequired = true,
): Generator<readonly [path: string, isRequired: boolean]> {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: zod types a schema's parts only by its class.
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  const isChosen = Object.values(chosenKeys).some((key) => path.includes(key));
  if (def.type === 'default' || def.type === 'optional') {
    yield* fieldsOf(def.innerType, path, false);
  } else if (def.type === 'nullable') {
    if (def.innerType._zod.def.type === 'object') yield [path, isRequired];
    yield* fieldsOf(def.innerType, path, isRequired);
  } else if (def.type === 'object') {
    for (const [key, value] of Object.entries(def.shape)) {
      yield* fieldsOf(value, path === '' ? key : `${path}.${key}`, !isChosen);
    }
  } else if (def.type === 'record' && path in chosenKeys) {
    yield* fieldsOf(def.valueType, `${path}.${chosenKeys[path]}`, false);
  } else {
    yield [path, isRequired];
  }
}

describe('docs/brand.md', () => {
  it.each([
    ['## The brand file', Brand],
    ['## The product file', SiteProduct],
  ] as const)(
    'docs/brand.md lists every field in the section "%s", and marks which fields are required',
    (heading, schema) => {
      const [table = ''] = section(heading).split('\n### ');
      const documented = [...rows(table)].map(([path, without]) => [path, without === 'required']);
      const fields = [...fieldsOf(schema)];
      expect(documented.toSorted()).toEqual(fields.toSorted());
    },
  );

  it('docs/brand.md lists every color that a brand can set', () => {
    const { light } = Brand.shape.colors.shape;
    const names = [...rows(section('### Colors')).keys()];
    expect(
      light.safeParse(Object.fromEntries(names.map((name) => [name, '#000000']))).success,
    ).toBe(true);
    expect(names.toSorted()).toEqual([...light.def.keyType.options].toSorted());
  });

  it('docs/brand.md shows the files of the example exactly as they are in the repository', () => {
    const shown = page.matchAll(
      /Save this as `harbor\/(?<file>[^`]+)`:\n\n {3}```json\n(?<content>.+?)\n {3}```/gs,
    );
    const files = [...shown].map(({ groups = {} }) => [
      groups.file,
      JSON.parse(groups.content ?? ''),
    ]);
    const names = ['brand.json', 'product.json', 'programs/first-steps.json'];
    expect(files).toEqual(
      names.map((name) => [name, JSON.parse(readFileSync(join(example, name), 'utf8'))]),
    );
  });

  it('the example is valid: it adds one program, hides three, and has no lowered payment', () => {
    const brandFile = join(example, 'brand.json');
    const [catalogDir, productFile] = [join(example, 'programs'), join(example, 'product.json')];
    expect(readBrandPictures(readBrand(brandFile), brandFile).icon).not.toBe(null);
    const today = new Date().toISOString().slice(0, 10);
    const { loweredPayment, programs } = readProduct(productFile, today);
    expect([loweredPayment, programs.hide.length]).toEqual([null, 3]);

    const sources = catalogSources({ catalogDir, productFile }, loadReferenceData(), today);
    const { own, faults, productFaults } = readCatalogFiles(sources);
    expect([own.length, faults, productFaults]).toEqual([1, [], []]);
  });
});
