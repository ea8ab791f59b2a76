import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultPageConfig } from '@latchkey/contract';
import { Brand, brandIn, productIn } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import type { CompiledCatalog } from '@latchkey/texts';

// Unit tests render components without the page that loads their text.

const files = import.meta.glob<Readonly<Record<string, CompiledCatalog>>>(
  '../../../packages/texts/src/en/*.ts',
  { query: '?compiled' },
);

// Other readers load these: mails and descriptions the server, every-page the page's first script file.
const notOnPages = ['mails', 'team-mails', 'descriptions', 'every-page'];

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

// Reads what the server embeds.
const { addTexts } = await import('@/lib/text.ts');
for (const [file, load] of Object.entries(files)) {
  const area = basename(file, '.ts');
  if (!notOnPages.includes(area)) addTexts('en', area, await load());
}
