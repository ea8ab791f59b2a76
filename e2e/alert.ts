import type { Locator, Page } from '@playwright/test';

/** The alerts over the page. Messages of form fields are not among them. */
export function alerts(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
}
