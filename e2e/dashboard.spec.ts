import { newAccount, signIn } from './accounts.ts';
import { alerts } from './alert.ts';
import { card, condo, house, openCard, QUOTES, test } from './dashboards.ts';
import { completeDraft } from './drafts.ts';
import { expect } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { summaryRow } from './summary.ts';
import { choose, confirmAnswers } from './wizard.ts';

test('each quote is a card, the last changed first', { tag: '@phone' }, async ({ dashboardOf }) => {
  const page = await dashboardOf(condo, house);
  await onPage(page, 'Welcome back!');
  await expect(page.getByText('Let\u2019s continue your savings journey')).toBeVisible();

  await expect(page.getByRole('article')).toHaveCount(2);
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Loan: New Mortgage');
  await expect(first).toContainText('Single-Family | 78704 | $1,250,000');
  await expect(first.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d\d, 20\d\d$/);
  await expect(page.getByRole('article').last()).toContainText('Condo | 78704 | $400,000');
});

test('a card shows the day of the last change as the buyer\u2019s calendar has it', async ({
  dashboardOf,
  page,
}) => {
  const stored = { ...condo, id: crypto.randomUUID(), createdAt: '2025-01-01T00:00:00.000Z' };
  await page.route(QUOTES, (route) =>
    // In Chicago it is still the fifth.
    route.fulfill({ json: { data: [{ ...stored, updatedAt: '2025-01-06T04:00:00.000Z' }] } }),
  );
  await dashboardOf();
  await expect(card(page, 'Condo')).toContainText('Jan 05, 2025');
});

test('a card opens its quote on the confirmation', async ({ dashboardOf }) => {
  const page = await dashboardOf(condo, house);
  await openCard(page);
  await onPage(page, 'Confirm Info');
  await expect(summaryRow(page, 'Home Price')).toContainText('$400,000');

  await confirmAnswers(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toContainText('Condo');
});

test('Get a New Quote starts anew at the first question', async ({ dashboardOf }) => {
  const page = await dashboardOf(condo);
  await openCard(page);
  await onPage(page, 'Confirm Info');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Get a New Quote' }).click();
  await onPage(page, 'Home Type');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  await choose(page, 'Home Type', 'Multi-Family');
  await onPage(page, 'Home Location');
});

test('quotes that could not be loaded are loaded at another try', async ({
  allowMessage,
  dashboardOf,
  page,
}) => {
  allowMessage(/Failed to load resource/);
  await page.route(QUOTES, (route) => route.fulfill({ status: 400 }));
  await dashboardOf(condo);
  await expect(page.getByRole('alert')).toHaveText('Error loading quotes. Try again later.');

  await page.unroute(QUOTES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Condo')).toBeVisible();
});

test('clears the answers in this browser, and keeps the saved applications', async ({
  dashboardOf,
}) => {
  const page = await dashboardOf(condo, house);
  await openCard(page);
  await onPage(page, 'Confirm Info');
  await page.goBack();
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await expect(alerts(page)).toContainText('Your answers are gone from this browser.');
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await page.evaluate(() => localStorage.getItem('latchkey.draft'))).toBeNull();

  await card(page, 'Condo').getByText('Delete Application').click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('while quotes are on their way the dashboard says so', async ({ dashboardOf, page }) => {
  await page.route(QUOTES, () => undefined);
  await dashboardOf();
  await expect(page.getByRole('status')).toHaveText('Loading');
});

test('two browsers of one buyer have the same quotes', { tag: '@postgres' }, async ({
  allowMessage,
  browser,
  haveDraft,
  page,
  request,
}) => {
  allowMessage(/status of 404/);
  const maya = await newAccount(request);
  await haveDraft(completeDraft());
  await signIn(page, maya, laterPages.confirmation.address);
  await confirmAnswers(page);
  expect(await page.evaluate(() => localStorage.getItem('quotes'))).toBeNull();

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const phone = await elsewhere.newPage();
  await signIn(phone, maya);
  await expect(card(phone, 'Condo')).toBeVisible();
  await card(phone, 'Condo').getByText('Delete Application').click();
  await expect(card(phone, 'Condo')).toBeHidden();
  await elsewhere.close();

  // Answers that the other device deleted are not lost here: they are saved anew.
  await open(page, laterPages.confirmation);
  await confirmAnswers(page);
  await expect(alerts(page)).toContainText('Saved as a new application');
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);
});
