import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits until everything has loaded, including the content below the fold. */
export async function openLoaded(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLoaded(page);
}

/**
 * Waits until the app has started, no placeholders remain on the page, and every collapsed section
 * has its content.
 */
export async function untilLoaded(page: Page): Promise<void> {
  await untilAppRuns(page);
  await expect(page.locator('.animate-pulse, details:not(:has(> :not(summary)))')).toHaveCount(0);
}

/** Waits until React has hydrated the server's HTML. From then on, the page handles clicks. */
export async function untilAppRuns(page: Page): Promise<void> {
  const isReact = () =>
    page
      .locator('h1')
      .first()
      .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactFiber')));
  // With the benchmark's slowed CPU, this can take longer than Playwright's 5 seconds.
  const options = { message: 'React has hydrated the heading', timeout: 30_000 };
  await expect.poll(isReact, options).toBe(true);
}

/** Waits until the browser has painted the current state of the page. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/**
 * Waits until the page shows Figtree. On a busy machine, the font can arrive too late, and the page
 * then keeps its fallback font. In that case, this function reloads the page, so that the browser
 * finds the font in the cache.
 */
export async function showOwnFont(page: Page): Promise<void> {
  const isShown = async () => {
    if (await hasOwnFont(page)) return true;
    await page.reload();
    return false;
  };
  await expect.poll(isShown, 'the page shows Figtree').toBe(true);
}

/**
 * Whether the page shows Figtree. `document.fonts.check` is not enough, because it also returns
 * true for a font that arrived too late.
 */
async function hasOwnFont(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const canvas = document.createElement('canvas').getContext('2d');
    const widthIn = (family: string) => {
      if (canvas) canvas.font = `16px ${family}`;
      return canvas?.measureText('Figtree').width;
    };
    return widthIn('"Figtree Variable", monospace') !== widthIn('monospace');
  });
}

/**
 * Stops the page's clock ten seconds from now. From then on, only the test advances the clock.
 *
 * The clock cannot stop in the past, and it keeps running until the browser receives the command.
 * On a busy machine, the command has taken longer than a second.
 */
export async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
}

/**
 * Advances the stopped clock in increments of 250 ms until `holds` returns true. Does not advance
 * the clock while a request is pending, so only the page's own delays use up time on the clock.
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

/** How long an alert stays on screen, in milliseconds. */
export const LIFETIME_MS = 7000;

/** Reads the remaining time of an alert from its progress bar, in milliseconds. */
export async function timeLeft(alert: Locator): Promise<number> {
  const style = await alert.locator('[style*=scaleX]').getAttribute('style');
  return Math.round(Number(/scaleX\(([\d.]+)\)/.exec(String(style))?.[1]) * LIFETIME_MS);
}

/**
 * Advances the stopped clock until the alert disappears. Checks that the page content does not
 * shift.
 */
export async function expectToEnd(alert: Locator): Promise<void> {
  const page = alert.page();
  const place = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  const before = await place();
  await page.clock.runFor((await timeLeft(alert)) - 100);
  await expect.poll(() => timeLeft(alert)).toBe(100);
  await page.clock.runFor(100);
  await expect(alert).toBeHidden();
  expect(await place()).toBe(before);
}
