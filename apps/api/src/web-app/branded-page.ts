import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@latchkey/domain';

const place = /(<script type="application\/json" id="brand">)[^<]*(<\/script>)/;

/** The page of the web app with the brand in it, where the app reads it without asking again. */
export function brandedPage(folder: string, brand: Brand): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  if (!place.test(page)) throw new RangeError(`${folder}/index.html has no place for the brand`);
  // No "<" can end the element early.
  const json = JSON.stringify(brand).replaceAll('<', '\\u003c');
  return page.replace(place, (_, open, close) => `${open}${json}${close}`);
}
