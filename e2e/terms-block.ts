import type { Locator, Page } from '@playwright/test';

/** The terms that have to stand beside every payment. */
export function termsBlock(page: Page): Locator {
  return page.getByRole('region', { name: 'Loan details and every payment' });
}
