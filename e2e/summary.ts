import type { Locator, Page } from '@playwright/test';

/** Finds a term and its description in any description list on the page. */
export function summaryRow(page: Page, label: string): Locator {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  return page.locator('dl > *').filter({ has: term });
}
