import { basename } from 'node:path';
import type { CompiledCatalog } from '@latchkey/texts';
import { addTexts } from '@/lib/text.ts';

// Loads the texts for unit tests, which render components without the page that would load them.

const files = import.meta.glob<Readonly<Record<string, CompiledCatalog>>>(
  '../../../packages/texts/src/en/*.ts',
  { query: '?compiled' },
);

// Other code loads these text areas. The server loads emails and descriptions, each page's first
// script loads every-page, and a site without a lowered payment loads plain.
const notOnPages = ['mails', 'team-mails', 'descriptions', 'every-page', 'plain'];

for (const [file, load] of Object.entries(files)) {
  const area = basename(file, '.ts');
  if (!notOnPages.includes(area)) addTexts('en', area, await load());
}
