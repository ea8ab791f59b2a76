import { basename } from 'node:path';
import type { CompiledCatalog } from '@latchkey/texts';
import { addTexts } from '@/lib/text.ts';

// Unit tests render components without the page that loads their text.

const files = import.meta.glob<Readonly<Record<string, CompiledCatalog>>>(
  '../../../packages/texts/src/en/*.ts',
  { query: '?compiled' },
);

// Other readers load these: mails and descriptions the server, every-page the page's first script file,
// and plain a site without a lowered payment.
const notOnPages = ['mails', 'team-mails', 'descriptions', 'every-page', 'plain'];

for (const [file, load] of Object.entries(files)) {
  const area = basename(file, '.ts');
  if (!notOnPages.includes(area)) addTexts('en', area, await load());
}
