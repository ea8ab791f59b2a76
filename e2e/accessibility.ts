import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Viewports in CSS pixels: a small phone, and a 1280 x 800 desktop at 200 % zoom. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/**
 * Checks the page in its current state against every axe rule, in one color scheme. Scrolls to the
 * end first so the fixed bottom bar does not cover content. Skips Base UI's empty focus guards,
 * which only redirect focus.
 */
export async function expectAccessible(
  page: Page,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.emulateMedia({ colorScheme });
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    // Legacy mode runs axe only in the page itself, which is enough because our pages have no frames.
    // Otherwise axe opens another page to merge results from frames. Legacy mode and `resultTypes`
    // together make axe twice as fast.
    .setLegacyMode()
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(faults, `axe, ${colorScheme} scheme, ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Checks that neither the page nor an open dialog scrolls sideways at narrow widths. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const original = page.viewportSize();
  for (const size of narrow) {
    await page.setViewportSize(size);
    const excess = () => sidewaysExcess(page);
    await expect.poll(excess, `at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  if (original) await page.setViewportSize(original);
}

/** Checks that the page passes axe and does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await expect.poll(() => sidewaysExcess(page)).toBeLessThanOrEqual(0);
}

/** Returns how far the page or an open dialog overflows sideways, in CSS pixels. */
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
