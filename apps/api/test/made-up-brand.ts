import { join } from 'node:path';
import { readBrandPictures } from '../src/pictures/brand-pictures.ts';
import { readBrand } from '../src/site/brand-file.ts';

const brandFile = join(import.meta.dirname, '../../../e2e/made-up-brand/brand.json');

/** A made-up brand that uses every field of the brand file. */
export const madeUpBrand = readBrand(brandFile);
export const madeUpPictures = readBrandPictures(madeUpBrand, brandFile);
