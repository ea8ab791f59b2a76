import { join } from 'node:path';
import { readBrand } from '../src/brand-file.ts';
import { readBrandPictures } from '../src/pictures/brand-pictures.ts';

const brandFile = join(import.meta.dirname, '../../../e2e/made-up-brand/brand.json');

/** A brand that uses every field of its file. */
export const madeUpBrand = readBrand(brandFile);
export const madeUpPictures = readBrandPictures(madeUpBrand, brandFile);
