import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { addTexts } from '@/lib/text.ts';

// Unit tests render components without the page that loads their text.

const folder = join(import.meta.dirname, '../../../packages/texts/src/en');

for (const file of globSync('*.ts', { cwd: folder, exclude: ['mails.ts', 'descriptions.ts'] })) {
  addTexts('en', basename(file, '.ts'), await import(join(folder, file)));
}
