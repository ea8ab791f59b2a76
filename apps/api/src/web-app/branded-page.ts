import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageConfig } from '@latchkey/contract';
import type { Brand } from '@latchkey/domain';

/** The page of the web app, with the brand and settings embedded as JSON. */
export function brandedPage(folder: string, brand: Brand, config: PageConfig): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return filled(filled(page, 'brand', brand), 'config', config);
}

/** @throws {RangeError} if the page has no such element */
function filled(page: string, id: string, value: unknown): string {
  const element = new RegExp(`(<script type="application/json" id="${id}">)[^<]*(</script>)`);
  if (!element.test(page)) throw new RangeError(`The web app's page has no element for the ${id}`);
  // Escape "<", which could end the element early.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return page.replace(element, (_, open, close) => `${open}${json}${close}`);
}
