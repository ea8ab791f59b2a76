import { completeDraft, condo, draftItems, house } from './drafts.ts';
import { expect, test } from './test.ts';

const QUOTES = '**/api/quotes';

test('loads the quotes after a failed attempt, and shows each quote as a card', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/Failed to load resource/);
  const release = await buyer.holds(QUOTES, (route) => route.fulfill({ status: 400 }));
  await buyer.opensDashboardWith(condo, house);
  await expect(page.getByRole('status')).toHaveText('Loading');
  release();
  await expect(buyer.errors).toHaveText('Error loading quotes. Try again later.');

  await page.unroute(QUOTES);
  await buyer.presses('Try again');
  await buyer.isOn('Welcome back!');
  await buyer.sees('Let\u2019s continue your savings journey');
  await expect(buyer.articles).toHaveCount(2);
  const latest = buyer.articles.first();
  await expect(latest).toContainText('Loan: New Mortgage');
  await expect(latest).toContainText('Single-Family | 78704 | $1,250,000');
  await expect(latest.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d\d, 20\d\d$/);
  const first = buyer.articles.last();
  await expect(first).toContainText('Condo | 78704 | $400,000');
  await expect(first).toContainText(/[1-9]\d* matching programs/);
  await expect(first).toContainText(/Next: cash at closing, short \$[\d,]+/);
  await expect(first).toContainText(/Facts checked on or after [A-Z][a-z]{2} \d\d, 20\d\d/);

  await test.step('shows what changed in the matches since this browser last showed them', async () => {
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
  await buyer.arrivesAt('calculator');
});

test('opens a saved quote, clears the quote from the browser, and starts a new one', async ({
  buyer,
  page,
}) => {
  await buyer.opensDashboardWith(condo, house);
  await test.step('clears the answers in this browser and keeps the quotes in the account', async () => {
    await buyer.opensCard('Condo');
    await page.goBack();
    await buyer.presses('Clear my answers');
    await expect(buyer.messages).toContainText('Your answers were removed from this browser.');
    await expect(buyer.articles).toHaveCount(2);
    expect(await buyer.stored('latchkey.draft')).toBeNull();
  });

  await test.step('updates the saved quote when the buyer confirms its changed answers', async () => {
    await buyer.opensCard('Condo');
    await expect(buyer.row('Home Price')).toContainText('$400,000');
    await buyer.confirms();
    await page.goto('/dashboard');
    await expect(buyer.articles).toHaveCount(2);
    await expect(buyer.articles.first()).toContainText('Condo');
  });

  await test.step('starts a new quote at the first question', async () => {
    await buyer.presses('Get a New Quote');
    await buyer.isOn('Home Type');
    await expect(buyer.chosen).toHaveCount(0);
    await buyer.answers('Home Type', 'Multi-Family');
    await buyer.isOn('Home Location');
  });
});

test('shows a buyer the same list of quotes in two browsers', { tag: '@full' }, async ({
  allowMessage,
  browser,
  buyer,
  page,
}) => {
  allowMessage(/status of 404/);
  await buyer.hasAccount(draftItems(completeDraft()));
  await buyer.opens('confirmation');
  const storageState = await page.context().storageState();
  await buyer.confirms();
  expect(await buyer.stored('quotes')).toBeNull();

  const elsewhere = await buyer.onAnotherDevice(browser, storageState);
  await elsewhere.page.goto('/dashboard');
  await elsewhere.deletesCard('Condo');
  const status = elsewhere.page.getByRole('status').first();
  await expect(status).toContainText('The application was deleted.');
  await elsewhere.page.context().close();

  // The answers in this browser are not lost. Confirming the answers saves a new quote.
  await page.goBack();
  await buyer.confirms();
  await expect(buyer.messages).toContainText('Saved as a new application');
  await page.goto('/dashboard');
  await expect(buyer.articles).toHaveCount(1);
});
