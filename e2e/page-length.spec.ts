import { openDetail } from './calculator-parts.ts';
import { completeDraft, detroitBuyer } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';

/**
 * The longest that a page may be, in CSS pixels: how far a buyer scrolls past what she does not
 * need. `cash` and `later` are the calculator with that detail open.
 */
const limits = [
  { width: 1280, programs: 2_900, cash: 2_260, later: 2_260 },
  { width: 375, programs: 3_900, cash: 3_150, later: 3_250 },
] as const;

for (const { width, programs, cash, later } of limits) {
  test(`keeps the result pages short at ${width} px`, async ({ haveDraft, page }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: 812 });
    await haveDraft(completeDraft(detroitBuyer));
    await open(page, laterPages.programs);
    await expect(page.getByText('Best combination')).toBeVisible();
    expect(await height()).toBeLessThanOrEqual(programs);

    await open(page, laterPages.calculator);
    await expect(page.getByText(/^At the latest average/)).toBeVisible();
    // The details load when they come near.
    await page.getByText('Every year').scrollIntoViewIfNeeded();
    await expect(page.getByText('Cash you need at closing')).toBeVisible();
    expect(await height()).toBeLessThanOrEqual(cash);
    await openDetail(page, 'Later');
    expect(await height()).toBeLessThanOrEqual(later);
  });
}
