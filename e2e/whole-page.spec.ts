import type { Page } from '@playwright/test';
import { card, condo, house, test } from './dashboards.ts';
import { calculatorSettings, completeDraft, detroitBuyer } from './drafts.ts';
import { expect } from './fixtures.ts';
import { laterPages, open } from './pages.ts';
import { untilLoaded } from './settled.ts';

test('has the content of folded sections in the page before anyone opens them @phone', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(
    completeDraft({ ...detroitBuyer, calculator: calculatorSettings({ applyAssistance: true }) }),
  );
  for (const { visited, shows } of [
    { visited: laterPages.programs, shows: 'Best combination' },
    { visited: laterPages.calculator, shows: 'What this leaves out' },
  ]) {
    await open(page, visited);
    await untilLoaded(page);
    await expect(page.locator('details').filter({ hasText: shows })).not.toHaveCount(0);
    await expect.poll(() => emptySections(page), visited.address).toEqual([]);
  }
  // The last year of the longest table, two sections deep.
  const schedule = page.locator('details details table').filter({ hasText: '$' }).last();
  await expect(schedule.getByRole('row', { includeHidden: true }).last()).toContainText(/\$\d/);
  await expect(schedule).toBeHidden();
});

test('shows folded sections open on paper', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft(detroitBuyer));
  await open(page, laterPages.programs);
  const combination = page.locator('details').filter({ hasText: 'Best combination' });
  const content = combination.locator('> div');
  await expect(content).toHaveCount(1);
  const isShown = () => content.evaluate((part) => part.checkVisibility());
  expect(await isShown()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isShown()).toBe(true);
});

test('shows the figures of every saved quote without a scroll', async ({ dashboardOf, page }) => {
  await page.setViewportSize({ width: 375, height: 300 });
  await dashboardOf(condo, house);
  await expect(card(page, 'Condo')).toContainText(/[1-9]\d* matching programs/);
  await expect(card(page, 'Condo')).not.toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** The titles of closed sections that have nothing but a title. */
async function emptySections(page: Page): Promise<(string | null)[]> {
  const closed = page.locator('details:not([open])');
  return closed.evaluateAll((sections) =>
    sections
      .filter((section) => section.children.length < 2)
      .map((section) => section.firstElementChild?.textContent ?? null),
  );
}
