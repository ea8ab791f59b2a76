import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPageConfig, type PageBrand } from '@latchkey/contract';
import { Brand, brandIn } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import type { Site } from '@/lib/site.ts';

const brandFile = join(import.meta.dirname, '../../../brand/brand.json');

export const shippedBrand = Brand.parse(JSON.parse(readFileSync(brandFile, 'utf8')));

/** Returns a brand in the form that a page receives for one language. */
export function pageBrandOf(brand: Brand, language: string): PageBrand {
  return { ...brandIn(brand, language), logo: null, legalLines: [], ownPages: [] };
}

/** The site that a component test renders. */
export const sampleSite: Site = {
  brand: pageBrandOf(shippedBrand, 'en'),
  product: sampleProduct,
  config: defaultPageConfig,
  siteUrl: 'https://harbor.example',
};
