import type { Locator, Page } from '@playwright/test';

/** The alerts that lie over the page; what a field says is none of them. */
export function alerts(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
}
