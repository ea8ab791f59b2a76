import type { Locator, Page } from '@playwright/test';

/** Opens every payment under the calculator's answer. */
export async function openTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All terms', expanded: false }).click();
}

/** Finds the loan terms that every page with a payment must show: in full, or in a few lines. */
export function termsBlock(page: Page): Locator {
  const name = 'Loan details and every payment';
  return page.getByRole('region', { name }).or(page.getByRole('group', { name }));
}
