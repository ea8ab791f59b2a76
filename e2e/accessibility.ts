import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Viewport sizes in CSS pixels: a small phone, and a 1280 x 800 desktop screen at 200% zoom. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/**
 * Checks the page in its current state against every axe rule, in one color scheme. Scrolls to the
 * end first, because the fixed bar at the bottom could cover content at other scroll positions.
 * Skips the empty focus guards of Base UI, which only redirect focus.
 */
export async function expectAccessible(
  page: Page,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.emulateMedia({ colorScheme });
  const violations = await violationsOn(page);
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(faults, `axe, ${colorScheme} scheme, ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/**
 * Runs axe and returns the violations. The script stays loaded in the page, because loading axe
 * takes longer than running it.
 */
async function violationsOn(page: Page): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(async () => {
    if (!window.axe) throw new Error('axe is not loaded in the page');
    const { violations } = await window.axe.run(
      { exclude: ['[data-base-ui-focus-guard]'] },
      {
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        // axe would load the style sheets again for this rule, which is off.
        preload: false,
      },
    );
    return violations;
  });
}

/** Checks that neither the page nor an open dialog scrolls horizontally at narrow widths. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const original = page.viewportSize();
  for (const size of narrow) {
    await page.setViewportSize(size);
    const excess = () => sidewaysExcess(page);
    await expect.poll(excess, `at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  if (original) await page.setViewportSize(original);
}

/** Checks that the page passes axe and does not scroll horizontally. */
export async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await expect.poll(() => sidewaysExcess(page)).toBeLessThanOrEqual(0);
}

/** Returns how far the page or an open dialog overflows horizontally, in CSS pixels. */
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
