import type { Page } from '@playwright/test';
import { alerts } from './alert.ts';
import { buyers } from './buyers.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { choose, confirmAnswers, startQuote } from './wizard.ts';

// `draft.test.ts` and `saved-quotes.test.ts` check how the app reads damaged storage.

test('finds programs when storage is blocked, and warns that the quote is not saved', async ({
  context,
  page,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await startQuote(page, buyers['a teacher in Austin']);
  await confirmAnswers(page);
  await expectNotSaved(page);
});

test('keeps an answer when storage is full, and warns that the quote is not saved', async ({
  context,
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft());
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  });
  await open(page, laterPages.confirmation);
  await page.getByRole('link', { name: 'Edit Credit Score' }).click();
  await choose(page, 'Credit Score', 'Good (660 to 719)');
  await onPage(page, 'Confirm Info');
  await expect(page.getByText('Good (660 to 719)')).toBeVisible();
  await confirmAnswers(page);
  await expectNotSaved(page);
});

test('saves a quote if others are damaged, and starts over if the draft is damaged', async ({
  page,
  store,
}) => {
  const { homePrice, ...draft } = completeDraft();
  await store({
    quotes: '[{"id":1},null,"quote"]',
    'latchkey.draft': JSON.stringify({ ...draft, homePrice, homeColor: 'red' }),
  });
  await open(page, laterPages.confirmation);
  await confirmAnswers(page);
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('quotes') ?? '[]'));
  expect(saved).toMatchObject([{ homePrice }]);

  // Uses a blank page because the app would replace the damaged draft with a new one.
  await page.goto('about:blank');
  await store({ 'latchkey.draft': '{', quotes: '{' });
  await page.goto('/quote/confirmation');
  await expect(page).toHaveURL('/quote/home-info/type');
});

async function expectNotSaved(page: Page): Promise<void> {
  await expect(alerts(page)).toContainText('Error');
  await expect(alerts(page)).toContainText('Something went wrong while trying to save the quote.');
}
