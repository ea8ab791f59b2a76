import type { Locator, Page } from '@playwright/test';

/** Opens a calculator section that renders on demand. */
export async function openPart(page: Page, title: string): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).click();
}

/** Opens one of the calculator's four details: a tab, or a section of the accordion on a phone. */
export async function openDetail(
  page: Page,
  name: 'Each month' | 'Cash' | 'Later' | 'Every year',
): Promise<void> {
  const onPhone = page.locator('[data-detail] > summary').filter({ hasText: name });
  await page.getByRole('tab', { name }).or(onPhone).click();
}

/** Finds the page section with this heading. */
export function partOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

/** Finds the value next to a label in a page section. */
export function figureOf(part: Locator, label: string): Locator {
  const term = part
    .page()
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) });
  return part.locator('dl > *').filter({ has: term }).getByRole('definition').first();
}
