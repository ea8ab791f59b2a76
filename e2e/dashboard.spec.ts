import { newAccount, sessionItems } from './accounts.ts';
import { alerts } from './alert.ts';
import { card, condo, house, openCard, QUOTES, test } from './dashboards.ts';
import { completeDraft, draftItems } from './drafts.ts';
import { expect } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { choose, confirmAnswers, summaryRow } from './wizard.ts';

test('loads quotes after a failed attempt, and shows each one as a card', async ({
  allowMessage,
  dashboardOf,
  page,
}) => {
  allowMessage(/Failed to load resource/);
  const held = Promise.withResolvers<void>();
  await page.route(QUOTES, async (route) => {
    await held.promise;
    await route.fulfill({ status: 400 });
  });
  await dashboardOf(condo, house);
  await expect(page.getByRole('status')).toHaveText('Loading');
  held.resolve();
  await expect(page.getByRole('alert')).toHaveText('Error loading quotes. Try again later.');

  await page.unroute(QUOTES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await onPage(page, 'Welcome back!');
  await expect(page.getByText('Let\u2019s continue your savings journey')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  const latest = page.getByRole('article').first();
  await expect(latest).toContainText('Loan: New Mortgage');
  await expect(latest).toContainText('Single-Family | 78704 | $1,250,000');
  await expect(latest.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d\d, 20\d\d$/);
  const first = page.getByRole('article').last();
  await expect(first).toContainText('Condo | 78704 | $400,000');
  await expect(first).toContainText(/Years 1 to 7\$[\d,.]+\/monthFrom year 8\$[\d,.]+\/month/);
  await expect(first).toContainText(/[1-9]\d* matching programs/);
  await expect(first).toContainText(/Next: cash at closing, short \$[\d,]+/);
  await expect(first).toContainText(/Facts checked [A-Z][a-z]{2} \d\d, 20\d\d or later/);

  await test.step('says what changed since this browser last showed the matches', async () => {
    await page.evaluate(() => {
      const seen = JSON.parse(localStorage.getItem('latchkey.seen') ?? '{}');
      for (const { last } of Object.values<{ last: { day: string; statuses: object } }>(seen)) {
        last.day = '2026-01-05';
        last.statuses = Object.fromEntries(Object.entries(last.statuses).slice(1));
      }
      localStorage.setItem('latchkey.seen', JSON.stringify(seen));
    });
    await page.reload();
    await expect(first).toContainText('Since Jan 05, 2026: 1 new match.');
    await page.reload();
    await expect(first).toContainText('Since Jan 05, 2026: 1 new match.');
  });
  await first.getByRole('button', { name: /^Continue/ }).click();
  await onPage(page, laterPages.calculator.heading);
});

test('opens a saved quote, clears it from the browser, and starts a new one', async ({
  dashboardOf,
}) => {
  const page = await dashboardOf(condo, house);
  await test.step('clears the answers in this browser and keeps the saved quotes', async () => {
    await openCard(page);
    await onPage(page, 'Confirm Info');
    await page.goBack();
    await page.getByRole('button', { name: 'Clear my answers' }).click();
    await expect(alerts(page)).toContainText('Your answers were removed from this browser.');
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(await page.evaluate(() => localStorage.getItem('latchkey.draft'))).toBeNull();
  });

  await test.step('updates the saved quote when its answers are confirmed', async () => {
    await openCard(page);
    await onPage(page, 'Confirm Info');
    await expect(summaryRow(page, 'Home Price')).toContainText('$400,000');
    await confirmAnswers(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').first()).toContainText('Condo');
  });

  await test.step('starts a new quote at the first question', async () => {
    await page.getByRole('button', { name: 'Get a New Quote' }).click();
    await onPage(page, 'Home Type');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
    await choose(page, 'Home Type', 'Multi-Family');
    await onPage(page, 'Home Location');
  });
});

test('shows one buyer the same list in two browsers', async ({
  allowMessage,
  browser,
  page,
  request,
  store,
}) => {
  allowMessage(/status of 404/);
  const { session } = await newAccount(request);
  await store({ ...sessionItems(session), ...draftItems(completeDraft()) });
  await open(page, laterPages.confirmation);
  const storageState = await page.context().storageState();
  await confirmAnswers(page);
  expect(await page.evaluate(() => localStorage.getItem('quotes'))).toBeNull();

  const baseURL = new URL(page.url()).origin;
  const elsewhere = await browser.newContext({ baseURL, storageState });
  const phone = await elsewhere.newPage();
  await phone.goto('/dashboard');
  await card(phone, 'Condo').getByText('Delete Application').click();
  await expect(phone.getByRole('status').first()).toContainText('The application was deleted.');
  await elsewhere.close();

  // The answers here are not lost: confirming them saves a new quote.
  await page.goBack();
  await onPage(page, 'Confirm Info');
  await confirmAnswers(page);
  await expect(alerts(page)).toContainText('Saved as a new application');
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);
});
