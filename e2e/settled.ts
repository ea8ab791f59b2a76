import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** How long no request may start or run before a page counts as settled, in milliseconds. */
const QUIET_MS = 500;

/**
 * Opens a page and waits until the app runs on it and its requests have ended.
 *
 * The app starts after the first paint. On a slow machine, the network is idle before that, so
 * Playwright's `networkidle` comes too early.
 */
export async function openSettled(page: Page, address: string): Promise<void> {
  let [started, inProgress] = [0, 0];
  const start = () => {
    started += 1;
    inProgress += 1;
  };
  const end = () => {
    inProgress -= 1;
  };
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  await page.goto(address);
  await untilAppRuns(page);
  let before = -1;
  const isQuiet = () => {
    const isSame = started === before;
    before = started;
    return isSame && inProgress <= 0;
  };
  await expect.poll(isQuiet, { message: 'no request', intervals: [QUIET_MS] }).toBe(true);
  page.off('request', start).off('requestfinished', end).off('requestfailed', end);
}

/** Opens a page and waits until all of it is there, also what is below the fold. */
export async function openLoaded(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLoaded(page);
}

/** Waits until the app runs and no part of the page, also below the fold, has a placeholder. */
export async function untilLoaded(page: Page): Promise<void> {
  await untilAppRuns(page);
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
}

/** Waits until React has taken over the page that the server sent, so that it handles clicks. */
export async function untilAppRuns(page: Page): Promise<void> {
  const isReact = () =>
    page
      .locator('h1')
      .first()
      .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(isReact, 'React has the heading').toBe(true);
}
