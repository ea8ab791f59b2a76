import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** CSS pixels: a small phone, and a desktop of 1280 x 800 zoomed to 200 %. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/**
 * Checks the page in its current state against every rule of axe, in one color scheme. Scrolls to the
 * end first, where a bar that sticks to the bottom covers nothing. Leaves out the empty elements with
 * which Base UI passes on the focus around a list: the focus never stays on one.
 */
export async function expectAccessible(
  page: Page,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.emulateMedia({ colorScheme });
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    // In the page itself, which has no frames. Otherwise axe opens a page to merge the results of
    // frames. This and the result types make it twice as fast.
    .setLegacyMode()
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(faults, `axe, ${colorScheme} scheme, ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Checks at narrow widths that neither the page nor a dialog on it scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const original = page.viewportSize();
  for (const size of narrow) {
    await page.setViewportSize(size);
    const excess = () => sidewaysExcess(page);
    await expect.poll(excess, `at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  if (original) await page.setViewportSize(original);
}

/** Checks the page against the rules of axe, and that it does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await expect.poll(() => sidewaysExcess(page)).toBeLessThanOrEqual(0);
}

/** The CSS pixels by which the page, or a dialog on it, is wider than its window. */
async function sidewaysExcess(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...Array.from(
        document.querySelectorAll('html, [role$=dialog]'),
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );
}
