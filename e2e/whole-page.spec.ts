import type { Page } from '@playwright/test';
import { calculatorSettings, condo, detroitBuyer, house } from './drafts.ts';
import { expect, test } from './test.ts';
import { untilLoaded } from './waits.ts';

test('the document includes the content of closed sections before the visitor opens them', {
  tag: '@phone',
}, async ({ buyer, page }) => {
  await buyer.has({
    ...detroitBuyer,
    calculator: calculatorSettings({ applyAssistance: true }),
  });
  for (const { label, shows } of [
    { label: 'programs', shows: 'that may go together' },
    { label: 'calculator', shows: 'What this leaves out' },
  ] as const) {
    await buyer.opens(label);
    await untilLoaded(page);
    await expect(page.locator('details').filter({ hasText: shows })).not.toHaveCount(0);
    await expect.poll(() => emptySections(page), label).toEqual([]);
  }
  // The last year of the longest table, which is inside two closed sections.
  const schedule = page.locator('details details table').filter({ hasText: '$' }).last();
  await expect(schedule.getByRole('row', { includeHidden: true }).last()).toContainText(/\$\d/);
  await expect(schedule).toBeHidden();
});

test('prints the content of closed sections', async ({ buyer, page }) => {
  await buyer.startsAt('programs', detroitBuyer);
  const combination = page.locator('details').filter({ hasText: 'that may go together' });
  const content = combination.locator('> div');
  await expect(content).toHaveCount(1);
  const isShown = () => content.evaluate((part) => part.checkVisibility());
  expect(await isShown()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isShown()).toBe(true);
});

test('shows the figures of every saved quote without scrolling', async ({ buyer, page }) => {
  await page.setViewportSize({ width: 375, height: 300 });
  await buyer.opensDashboardWith(condo, house);
  await expect(buyer.card('Condo')).toContainText(/[1-9]\d* matching programs/);
  await expect(buyer.card('Condo')).not.toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Returns the titles of the closed sections that have no content. */
async function emptySections(page: Page): Promise<(string | null)[]> {
  const closed = page.locator('details:not([open])');
  return closed.evaluateAll((sections) =>
    sections
      .filter((section) => section.children.length < 2)
      .map((section) => section.firstElementChild?.textContent ?? null),
  );
}
