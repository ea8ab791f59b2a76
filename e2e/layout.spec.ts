import type { Page } from '@playwright/test';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { everyPage, laterPages, open, type PageOfProduct, questions } from './pages.ts';

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Adds up how far things jump while a page is loading, as browsers score it (CLS). */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) window.layoutShift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const steady: readonly PageOfProduct[] = [
  ...everyPage.slice(0, 1),
  ...questions.slice(0, 1),
  laterPages.programs,
  laterPages.program,
  laterPages.calculator,
];

for (const pageOfProduct of steady) {
  test(`nothing jumps while ${pageOfProduct.name} loads`, { tag: '@phone' }, async ({
    haveDraft,
    page,
  }) => {
    await watchShifts(page);
    await haveDraft(completeDraft());
    // Slow enough that what stands there meanwhile is drawn.
    await page.route('**/api/**', async (route) => {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await route.continue();
    });
    await open(page, pageOfProduct);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.02);
  });
}
