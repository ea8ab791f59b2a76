import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** From here on time passes only as it is let pass. */
export async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/**
 * Lets time pass, a quarter of a second after the other, until something holds. While a call is
 * under way no time passes, so that the page's own waiting is all that is measured.
 */
export async function letTimePassUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  let underWay = 0;
  page.on('request', () => (underWay += 1));
  page.on('requestfinished', () => (underWay -= 1));
  page.on('requestfailed', () => (underWay -= 1));
  const pass = async () => {
    if (underWay <= 0) await page.clock.runFor(250);
    return holds();
  };
  await expect.poll(pass, { intervals: [10], timeout: 20_000 }).toBe(true);
  page.removeAllListeners();
}
