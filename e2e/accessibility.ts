import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Holds the page as it stands against every rule of axe, in the light and the dark scheme. It is
 * looked at from its end, where a bar that sticks to the bottom covers nothing. Left out are the
 * empty parts that Base UI puts around a list to pass the focus on: nobody ever stands on one.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .options({ rules: { 'target-size': { enabled: true } } })
      .exclude('[data-base-ui-focus-guard]')
      .analyze();
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
    expect(faults, `axe, ${colorScheme} scheme, ${page.url()}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Holds the page against the rules of axe, and sees that it never scrolls sideways. */
export async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(excess).toBeLessThanOrEqual(0);
}
