import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { readBrand } from './brand-file.ts';
import { readProduct } from './product-file.ts';
import { untranslated } from './untranslated.ts';

const { brandFile, productFile } = readConfig({});
const brand = readBrand(brandFile);
const product = readProduct(productFile, '2026-11-23');

it('lists the fields that have no text in a language', () => {
  expect(untranslated(brand, product, 'es')).toEqual([]);
  const rate = { ...product.rate, source: 'A rate sheet' };
  const bare = untranslated(
    { ...brand, translations: {} },
    { ...product, rate, translations: {} },
    'es',
  );
  expect(bare).toEqual(
    ['tagline', 'teamName', 'equalHousing', 'notice', 'name', 'rateSource'].map(
      (field) => `translations.es.${field}`,
    ),
  );
});

it('omits fields that the site does not show', () => {
  const legal = { ...brand.legal, notice: null };
  const plain = { ...product, loweredPayment: null, translations: {} };
  const { es } = brand.translations;
  const { notice: _, ...rest } = es ?? {};
  expect(untranslated({ ...brand, legal, translations: { es: rest } }, plain, 'es')).toEqual([]);
});
