import type { Locator, Page } from '@playwright/test';

/** Finds the alerts that appear over the page. Form field errors are not included. */
export function alerts(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
}
