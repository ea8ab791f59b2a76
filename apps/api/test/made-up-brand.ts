import { join } from 'node:path';
import { readBrandPictures } from '../src/pictures/brand-pictures.ts';
import { readBrand } from '../src/site/brand-file.ts';

const brandFile = join(import.meta.dirname, '../../../e2e/made-up-brand/brand.json');

/** A brand that uses every field of its file. */
export const madeUpBrand = readBrand(brandFile);
export const madeUpPictures = readBrandPictures(madeUpBrand, brandFile);
