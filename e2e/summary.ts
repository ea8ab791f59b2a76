import type { Locator, Page } from '@playwright/test';

/** A name with what stands beside it, in any list of such pairs on the page. */
export function summaryRow(page: Page, label: string): Locator {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  return page.locator('dl > *').filter({ has: term });
}
