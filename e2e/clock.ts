import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Stops the page's clock. After that, only the test advances it. */
export async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/**
 * Advances the stopped clock in 250 ms steps until `holds` returns true. The clock stays stopped
 * while a request is in progress, so only the page's own delays use clock time.
 */
export async function letTimePassUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  let inProgress = 0;
  page.on('request', () => (inProgress += 1));
  page.on('requestfinished', () => (inProgress -= 1));
  page.on('requestfailed', () => (inProgress -= 1));
  const pass = async () => {
    if (inProgress <= 0) await page.clock.runFor(250);
    return holds();
  };
  await expect.poll(pass, { intervals: [10], timeout: 60_000 }).toBe(true);
  page.removeAllListeners();
}
