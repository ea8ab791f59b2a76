import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { addTexts } from '@/lib/text.ts';

// Unit tests render components without the page that loads their text.

const folder = join(import.meta.dirname, '../../../packages/texts/src/en');

// Other readers load these: mails and descriptions the API, load-failure the page without scripts.
const notOnPages = ['mails.ts', 'descriptions.ts', 'load-failure.ts'];

for (const file of globSync('*.ts', { cwd: folder, exclude: notOnPages })) {
  addTexts('en', basename(file, '.ts'), await import(join(folder, file)));
}
