import type { Page } from '@playwright/test';
import { endSessions, newAccount, sessionItems } from './accounts.ts';
import { completeDraft, draftItems } from './drafts.ts';
import { test as base, expect } from './fixtures.ts';
import { laterPages, onPage } from './pages.ts';
import { openSettled } from './settled.ts';
import { confirmAnswers } from './wizard.ts';

const FAILED = 'Something went wrong while trying to save the quote.';

interface Fixtures {
  /** Signs in to a new account and opens the confirmation page with a complete quote. */
  confirmation: { page: Page; account: Awaited<ReturnType<typeof newAccount>> };
}

const test = base.extend<Fixtures>({
  confirmation: async ({ page, request, store }, use) => {
    const account = await newAccount(request);
    await store({ ...sessionItems(account.session), ...draftItems(completeDraft()) });
    // The page's own calls must not be the first ones after a session has ended.
    await openSettled(page, laterPages.confirmation.address);
    await onPage(page, laterPages.confirmation.heading);
    await use({ page, account });
  },
});

test('reports that a quote was not saved to the account, and saves it on the next try', async ({
  allowMessage,
  confirmation: { page },
}) => {
  allowMessage(/Failed to load resource/);
  const confirm = page.getByRole('button', { name: 'Confirm Info' });
  const problem = { type: 'about:blank', title: 'Full', status: 409, code: 'too-many-quotes' };
  await page.route('**/api/quotes', (route) => route.fulfill({ status: 409, json: problem }));
  await confirm.click();
  await expect(page.getByText('Your account is full.')).toBeVisible();

  await page.unroute('**/api/quotes');
  await page.route('**/api/quotes', (route) => route.abort());
  await confirm.click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await onPage(page, 'Confirm Info');

  await page.unroute('**/api/quotes');
  await confirmAnswers(page);
});

test('reports that the session ended while saving, and then saves to the browser', async ({
  allowMessage,
  confirmation: { account, page },
  request,
}) => {
  allowMessage(/status of 40[13]|Could not look up/);
  await endSessions(request, account.session);
  await page.getByRole('button', { name: 'Confirm Info' }).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await onPage(page, 'Confirm Info');

  await confirmAnswers(page);
  const quotes = await page.evaluate(() => JSON.parse(localStorage.getItem('quotes') ?? '[]'));
  expect(quotes).toHaveLength(1);
});
