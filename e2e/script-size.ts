import type { Page, Request } from '@playwright/test';

/**
 * Opens a page, and adds up the scripts that it loads until the network is idle: as sent, so
 * compressed, without headers, in KB of 1,000 bytes. The page must be new, with an empty cache.
 */
export async function scriptSize(page: Page, url: string): Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  // Later, the questions preload the code of the next page, which must not count.
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1_000;
}
