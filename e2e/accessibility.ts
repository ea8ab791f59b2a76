import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** CSS pixels: a small phone, and a desktop of 1280 x 800 zoomed to 200 %. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/**
 * Holds the page as it stands against every rule of axe, in one color scheme. The page is scrolled to
 * its end, where a bar that sticks to the bottom covers nothing. The empty parts that Base UI puts
 * around a list to pass the focus on are left out: the focus never stays on one.
 */
export async function expectAccessible(
  page: Page,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.emulateMedia({ colorScheme });
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(faults, `axe, ${colorScheme} scheme, ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Checks at narrow widths that nothing sticks out sideways, of the page or of a dialog on it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const original = page.viewportSize();
  for (const size of narrow) {
    await page.setViewportSize(size);
    const excess = () => sidewaysExcess(page);
    await expect.poll(excess, `at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  if (original) await page.setViewportSize(original);
}

/** Holds the page against the rules of axe, and sees that it never scrolls sideways. */
export async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await expect.poll(() => sidewaysExcess(page)).toBeLessThanOrEqual(0);
}

/** By how many CSS pixels the page, or a dialog on it, is wider than its window. */
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
