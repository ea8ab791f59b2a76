import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultPageConfig } from '@latchkey/contract';
import { Brand, brandIn, productIn } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { addTexts } from '@/lib/text.ts';

// Unit tests render components without the page that loads their text.

const folder = join(import.meta.dirname, '../../../packages/texts/src/en');

// Other readers load these: mails and descriptions the API, every-page the page's first script file.
const notOnPages = ['mails.ts', 'descriptions.ts', 'every-page.ts'];

for (const file of globSync('*.ts', { cwd: folder, exclude: notOnPages })) {
  addTexts('en', basename(file, '.ts'), await import(join(folder, file)));
}

const brandFile = join(import.meta.dirname, '../../../brand/brand.json');

const { icon, links, ...brand } = brandIn(
  Brand.parse(JSON.parse(readFileSync(brandFile, 'utf8'))),
  'en',
);

// What the server embeds in a page.
globalThis.renderedFor ??= {
  brand: { ...brand, logo: null, legalLines: [], ownPages: [] },
  product: productIn(sampleProduct, 'en'),
  config: defaultPageConfig,
};
