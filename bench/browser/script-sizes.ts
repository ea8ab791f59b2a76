import { chromium } from '@playwright/test';
import { browser } from '../../e2e/browser.ts';
import { draftItems } from '../../e2e/drafts.ts';
import { phone } from '../../e2e/phone.ts';
import { scriptSize } from '../../e2e/script-size.ts';
import type { Page } from './pages.ts';

/**
 * Scripts as sent of each page, in KB of 1,000 bytes. They come from a visit of their own:
 * Lighthouse stays on a page after the network is idle, so it also sees what loads for later pages.
 */
export async function scriptSizes(pages: readonly Page[]): Promise<number[]> {
  const open = await chromium.launch(await browser());
  try {
    const sizes: number[] = [];
    for (const { url, draft } of pages) {
      const items = Object.entries(draft ? draftItems(draft) : {});
      const localStorage = items.map(([name, value]) => ({ name, value }));
      const origins = [{ origin: new URL(url).origin, localStorage }];
      const page = await open.newPage({ ...phone, storageState: { cookies: [], origins } });
      sizes.push(await scriptSize(page, url));
      await page.close();
    }
    return sizes;
  } finally {
    await open.close();
  }
}
