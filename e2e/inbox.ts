import type { Locator, Page } from '@playwright/test';
import { openMenu, sessionItems } from './accounts.ts';
import { test as base } from './fixtures.ts';
import { newOperator } from './leads.ts';
import { onPage } from './pages.ts';

interface Fixtures {
  /** Signs in as an operator, opens the inbox from the account menu and returns the token. */
  openInbox: () => Promise<string>;
}

export const test = base.extend<Fixtures>({
  openInbox: async ({ page, request, store }, use) => {
    await use(async () => {
      const { session } = await newOperator(request);
      await store(sessionItems(session));
      await page.goto('/dashboard');
      await openMenu(page);
      await page.getByRole('menuitem', { name: 'Requests' }).click();
      await onPage(page, 'Requests');
      return session.access_token;
    });
  },
});

export async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(words);
}

export async function openRequest(page: Page, { name }: { readonly name: string }): Promise<void> {
  await search(page, name);
  await page.getByRole('link', { name }).click();
  await onPage(page, name);
}

/** The requests in the inbox: rows on a desktop, cards on a phone. */
export function requests(page: Page): Locator {
  const name = 'Pre-approval requests';
  const rows = page.getByRole('table', { name }).getByRole('row');
  const cards = page.getByRole('list', { name }).getByRole('listitem');
  return rows.filter({ has: page.getByRole('rowheader') }).or(cards);
}
