import { chromium } from '@playwright/test';
import { browser } from '../../e2e/browser.ts';
import { draftItems } from '../../e2e/drafts.ts';
import { phone } from '../../e2e/test.ts';
import { untilAppRuns } from '../../e2e/waits.ts';
import type { Page } from './pages.ts';

/** The same CPU slowdown as in Lighthouse's phone profile. */
const SLOWDOWN = 4;

/**
 * Measures the time from the first tap on a page to the next paint, in milliseconds.
 *
 * @returns 0 for a page with nothing to tap
 */
export async function interaction({ url, draft, tap }: Page): Promise<number> {
  if (!tap) return 0;
  const open = await chromium.launch(await browser());
  try {
    const items = Object.entries(draft ? draftItems(draft) : {});
    const localStorage = items.map(([name, value]) => ({ name, value }));
    const origins = [{ origin: new URL(url).origin, localStorage }];
    const page = await open.newPage({
      ...phone,
      ignoreHTTPSErrors: true,
      storageState: { cookies: [], origins },
    });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(() => {
      window.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) {
          window.longest = Math.max(window.longest, duration);
        }
      }).observe({ type: 'event', buffered: true });
    });
    await page.goto(url);
    await untilAppRuns(page);
    await tap(page);
    // The browser reports an event only after the next paint.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    return await page.evaluate(() => window.longest);
  } finally {
    await open.close();
  }
}

declare global {
  interface Window {
    /** Duration of the longest event so far, in milliseconds. */
    longest: number;
  }
}
