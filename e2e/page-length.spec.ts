import type { Page } from '@playwright/test';
import { columbusVeteran, detroitBuyer, sanJoseBuyer } from './drafts.ts';
import { expect, test } from './test.ts';
import { showOwnFont } from './waits.ts';

/**
 * The longest that a page may be, in CSS pixels: how far a buyer scrolls past what she does not
 * need. `calculator` holds with any of its details open. On a phone, help that pays closing costs takes
 * 77 px over the goal of 3,000: a row, and three lines that say what the larger loan means.
 */
const limits = [
  { width: 1280, programs: 2_900, calculator: 2_200 },
  { width: 375, programs: 3_900, calculator: 3_100 },
] as const;

/** The longest page, and the page of a buyer who does not qualify, each with words that come late. */
const buyers = [
  { answers: columbusVeteran, words: /^At the latest average/ },
  { answers: sanJoseBuyer, words: /^With the money you have/ },
] as const;

/** The first one is open from the start. */
const details = ['Cash', 'Later', 'Each month', 'Every year'] as const;

for (const { width, programs, calculator } of limits) {
  test(`keeps the result pages short at ${width} px`, async ({ buyer, page }) => {
    await page.setViewportSize({ width, height: 812 });
    await buyer.startsAt('programs', detroitBuyer);
    await showOwnFont(page);
    await buyer.sees('Best combination');
    expect(await heightOf(page)).toBeLessThanOrEqual(programs);

    for (const { answers, words } of buyers) {
      await buyer.startsAt('calculator', answers);
      await showOwnFont(page);
      await buyer.sees(words);
      await page.getByText('Every year', { exact: true }).scrollIntoViewIfNeeded();
      await buyer.sees('Cash you need at closing');
      for (const detail of details) {
        if (detail !== 'Cash') await buyer.opensDetail(detail);
        // The detail before it closes one frame later.
        await expect
          .poll(() => heightOf(page), { message: detail })
          .toBeLessThanOrEqual(calculator);
      }
    }
  });
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
