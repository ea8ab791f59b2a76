import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageConfig } from '@latchkey/contract';
import type { Brand } from '@latchkey/domain';

/** The page of the web app with what it reads without asking again: the brand and its settings. */
export function brandedPage(folder: string, brand: Brand, config: PageConfig): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return filled(filled(page, 'brand', brand), 'config', config);
}

/** @throws {RangeError} where the page has no place for it */
function filled(page: string, id: string, value: unknown): string {
  const place = new RegExp(`(<script type="application/json" id="${id}">)[^<]*(</script>)`);
  if (!place.test(page)) throw new RangeError(`The web app's page has no place for the ${id}`);
  // No "<" can end the element early.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return page.replace(place, (_, open, close) => `${open}${json}${close}`);
}
