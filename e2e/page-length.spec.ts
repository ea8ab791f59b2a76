import { pagePaths } from '@latchkey/contract';
import type { Page } from '@playwright/test';
import {
  calculatorSettings,
  columbusVeteran,
  detroitBuyer,
  queensBuyer,
  sanJoseBuyer,
  tampa,
} from './drafts.ts';
import { figuresOnFirstScreen, shareOfLargeLetters } from './legibility.ts';
import { expect, test } from './test.ts';
import { showOwnFont, untilLoaded } from './waits.ts';

/**
 * The maximum heights of the pages, in CSS pixels. The limits keep each page short, so that a buyer
 * does not scroll past details that few people need. `calculator` is the height of the page when it
 * opens, with the detail about the cash at closing. In Spanish, the text is longer, and the page
 * may be up to 300 px taller on a phone. The page may also be up to 300 px taller with another
 * detail: the monthly payment, the property tax or the debt.
 */
const limits = [
  { width: 1280, programs: 2_900, calculator: 2_600, inSpanish: 2_700, otherDetail: 2_850 },
  { width: 375, programs: 3_900, calculator: 3_500, inSpanish: 3_800, otherDetail: 3_800 },
] as const;

/**
 * Buyers whose pages have different heights. One has an FHA program, and two have a condo, with and
 * without assistance. Of the other two, one has the longest page, and one has a page without a
 * lowered payment.
 */
const buyers = [
  detroitBuyer,
  { calculator: calculatorSettings() },
  { homeLocation: tampa },
  columbusVeteran,
  queensBuyer,
] as const;

/** The details that are closed when the calculator opens. */
const otherDetails = ['Later', 'Each month', 'Every year'] as const;

for (const { width, programs, calculator, inSpanish, otherDetail } of limits) {
  // In the usual run, a phone is enough.
  const tag = width === 375 ? [] : '@full';
  test(`keeps the list of programs short at a width of ${width} px`, { tag }, async ({
    buyer,
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await buyer.startsAt('programs', detroitBuyer);
    await showOwnFont(page);
    await buyer.sees(/that may go together: /);
    expect(await heightOf(page)).toBeLessThanOrEqual(programs);
  });

  test(`keeps the calculator short at a width of ${width} px, in English and Spanish`, {
    tag,
  }, async ({ buyer, page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 812 });
    for (const answers of buyers) {
      await buyer.startsAt('calculator', answers);
      await showOwnFont(page);
      await untilLoaded(page);
      await buyer.sees(/, the average of [A-Z][a-z]{2} \d+/);
      expect(await heightOf(page)).toBeLessThanOrEqual(calculator);
      expect(await shareOfLargeLetters(page)).toBeGreaterThanOrEqual(0.5);
      for (const detail of otherDetails) {
        await buyer.opensDetail(detail);
        // The detail that was open closes one frame later.
        await expect
          .poll(() => heightOf(page), { message: detail })
          .toBeLessThanOrEqual(otherDetail);
      }
      await buyer.switchesTo('Español');
      await buyer.readsIn('es');
      await buyer.opensDetail('Dinero');
      await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(inSpanish);
      expect(await shareOfLargeLetters(page)).toBeGreaterThanOrEqual(0.5);
    }
    await buyer.startsAt('calculator', sanJoseBuyer);
    await showOwnFont(page);
    await expect(buyer.answer).toContainText('No common loan covers this');
    expect(await heightOf(page)).toBeLessThanOrEqual(calculator);
  });
}

test('shows few dollar figures on the first screen', async ({ buyer, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await buyer.startsAt('programs', detroitBuyer);
  await showOwnFont(page);
  await buyer.sees(/that may go together: /);
  expect((await figuresOnFirstScreen(page)).length).toBeLessThanOrEqual(14);

  const ids = await page
    .locator('[data-row]')
    .evaluateAll((rows) => rows.slice(0, 3).map((row) => row.getAttribute('data-row')));
  await page.goto(`${pagePaths.compare}?ids=${ids.join()}`);
  await buyer.isOn('3 programs, side by side');
  await showOwnFont(page);
  await untilLoaded(page);
  expect((await figuresOnFirstScreen(page)).length).toBeLessThanOrEqual(16);

  await page.setViewportSize({ width: 375, height: 812 });
  for (const answers of [detroitBuyer, {}]) {
    await buyer.startsAt('calculator', answers);
    await showOwnFont(page);
    await untilLoaded(page);
    await buyer.sees(/, the average of [A-Z][a-z]{2} \d+/);
    // The bar at the bottom repeats the payment, which the buyer reads once.
    expect(new Set(await figuresOnFirstScreen(page)).size).toBeLessThanOrEqual(8);
  }
});

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
