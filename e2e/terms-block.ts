import type { Locator, Page } from '@playwright/test';

/** Finds the loan terms that every page with a payment must show. */
export function termsBlock(page: Page): Locator {
  return page.getByRole('region', { name: 'Loan details and every payment' });
}
