import type { Locator, Page } from '@playwright/test';
import { haveQuote, newAccount, sessionItems } from './accounts.ts';
import { completeDraft } from './drafts.ts';
import { test as base } from './fixtures.ts';

/** URL patterns for the list of quotes and for a single quote. */
export const QUOTES = '**/api/quotes';
export const QUOTE = '**/api/quotes/*';

interface Fixtures {
  /** Signs in a user with these quotes and opens the dashboard. The last quote is the newest. */
  dashboardOf: (...quotes: object[]) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  dashboardOf: async ({ page, request, store }, use) => {
    await use(async (...quotes) => {
      const { session } = await newAccount(request);
      for (const quote of quotes) await haveQuote(request, session, quote);
      await store(sessionItems(session));
      await page.goto('/dashboard');
      return page;
    });
  },
});

export const condo = { ...completeDraft(), homeType: 'condo' };
export const house = { ...completeDraft(), homeType: 'single-family', homePrice: 1_250_000 };

export function card(page: Page, homeType: string): Locator {
  return page.getByRole('article', { name: homeType });
}

/** Opens the saved condo quote. */
export async function openCard(page: Page): Promise<void> {
  await card(page, 'Condo')
    .getByRole('button', { name: /^Condo/ })
    .click();
}
