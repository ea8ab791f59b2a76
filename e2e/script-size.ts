import type { Page, Request } from '@playwright/test';
import { openSettled } from './settled.ts';

/**
 * Opens a page, and adds up the scripts that it loads until it has settled: as sent, so
 * compressed, without headers, in KB of 1,000 bytes. The page must be new, with an empty cache.
 */
export async function scriptSize(page: Page, url: string): Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  // Later, when the browser is idle, pages preload the next page's code. That must not count, even
  // if the machine stalls and the page settles late.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openSettled(page, url);
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1_000;
}
