import type { Locator, Page } from '@playwright/test';

/** Finds the loan terms that every page with a payment must show: in full, or in a few lines. */
export function termsBlock(page: Page): Locator {
  const name = 'Loan details and every payment';
  return page.getByRole('region', { name }).or(page.getByRole('group', { name }));
}
