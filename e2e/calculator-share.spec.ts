import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';

const AUSTIN = 7_870_448_453;
const link = `/quote/calculator?price=400000&down=80000&term=15&rate=6.125&location=${AUSTIN}`;

test('a link starts a quote, and what it does not carry stays open', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(link);
  await expectFigures(page, { price: '400,000', down: '80,000', term: '15 Years', rate: '6.125' });
  await expect(page.getByLabel('Location')).toHaveValue('Travis County');
  await expect(page).toHaveURL('/quote/calculator');
  const note = page.getByRole('heading', { name: 'These figures are from a link' }).locator('..');
  await expect(note).toContainText('We assume a credit score of 620 or more.');
  await expect(note).toContainText('Get an official Loan Estimate before choosing a loan.');
  await expect(page.getByRole('switch')).toBeDisabled();
  await expect(
    page.getByText('Answer every question to see which programs may help'),
  ).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expectFigures(page, { price: '400,000', down: '80,000', term: '15 Years', rate: '6.125' });
  await page.getByRole('link', { name: 'Get Pre Approved' }).click();
  await onPage(page, 'Home Type');
  await page.goto('/quote/programs');
  await onPage(page, 'Home Type');
  await page.goto('/quote/home-info/price');
  await expect(page.getByRole('textbox')).toHaveValue('400,000');
});

test('the program of a link counts, unchecked, while questions are open', async ({ page }) => {
  await page.goto(`${link}&programId=1250`);
  await expect(page.getByText(/^\* Applied \$[\d,.]+ downpayment from Chenoa/)).toBeVisible();
  await expect(page.getByText('some of its rules still need checking')).toBeVisible();
  await expect(page.getByLabel('Down Payment')).toHaveAttribute('readonly');
  await expect(page).toHaveURL('/quote/calculator?programId=1250');
});

test('a link whose sender counts no help counts none', async ({ page }) => {
  await page.goto(`${link}&programId=1250&help=off`);
  await expect(page.getByRole('switch')).not.toBeChecked();
  await expect(page.getByText(/^\* Applied/)).toBeHidden();
  await expectFigures(page, { price: '400,000', down: '80,000' });
});

test('a program that does not give where the home is counts for nothing', async ({ page }) => {
  await page.goto(`${link}&programId=1053`);
  await expectFigures(page, { price: '400,000', down: '80,000' });
  await expect(
    page.getByText('Answer every question to see which programs may help'),
  ).toBeVisible();
});

test('what is kept while questions are open counts the same help', async ({ page }) => {
  await page.goto(`${link}&programId=1250`);
  const payment = page.locator('[data-payment]').first();
  await expect(page.getByText(/^\* Applied/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep these figures' }).click();
  const kept = page.getByRole('table').filter({ hasText: 'Your scenarios' });
  await expect(kept).toContainText((await payment.textContent())?.replace('/month', '') ?? '');
});

const bad: [name: string, query: string, shown: Partial<Shown>][] = [
  ['rate', `price=350000&down=70000&term=20&rate=99&location=${AUSTIN}`, { rate: '6.375' }],
  ['down payment', `price=350000&down=none&term=20&rate=6&location=${AUSTIN}`, { down: '0' }],
];

for (const [name, query, shown] of bad) {
  test(`a bad ${name} in a link is left out by itself`, async ({ page }) => {
    await page.goto(`/quote/calculator?${query}`);
    await expectFigures(page, { price: '350,000', ...shown });
  });
}

for (const [name, query] of [
  ['price', `price=-1&down=70000&location=${AUSTIN}`],
  ['place', 'price=350000&down=70000&location=1'],
] as const) {
  test(`a link without a good ${name} leads to the questions with the rest`, async ({
    allowMessage,
    page,
  }) => {
    allowMessage(/status of 400/);
    await page.goto(`/quote/calculator?${query}`);
    await onPage(page, 'Home Type');
    await page.goto('/quote/financial-info/down-payment');
    await expect(page.getByRole('textbox')).toHaveValue('70,000');
  });
}

test('a link with nothing to use is no exception: the questions start anew', async ({ page }) => {
  await page.goto('/quote/calculator?price=abc&programId=12');
  await onPage(page, 'Home Type');
  await page.goto('/quote/home-info/price');
  await expect(page.getByRole('textbox')).toHaveValue('');
});

test('a quote that no link started still needs every answer', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ creditScore: null }));
  await page.goto('/quote/calculator');
  await onPage(page, 'Confirm Info');
});

test('who has a quote in progress is asked, and may keep it', { tag: '@phone' }, async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft({ calculator: calculatorSettings() }));
  await page.goto(`${link}&help=off`);
  await expect(page.getByRole('heading', { name: 'This link brings other figures' })).toBeVisible();
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveText(['Term', 'Interest Rate']);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectFigures(page, { price: '400,000', term: '30 Years', rate: '6.375' });

  await page.goto(`${link}&help=off`);
  await page.getByRole('button', { name: 'Use the link’s figures' }).press('Enter');
  await expectFigures(page, { price: '400,000', term: '15 Years', rate: '6.125' });
  await page.goto('/quote/confirmation');
  await onPage(page, 'Confirm Info');
  await expect(page.getByText('$74,000')).toBeVisible();
});

test('a link to one’s own figures asks nothing', async ({ haveDraft, page }) => {
  await haveDraft(
    completeDraft({ calculator: calculatorSettings({ term: 15, interestRate: 6.125 }) }),
  );
  await page.goto(`${link}&help=off`);
  await expectFigures(page, { price: '400,000', term: '15 Years', rate: '6.125' });
});

test('help that the buyer had turned off is asked about, and counted by a link with a program', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(
    completeDraft({ calculator: calculatorSettings({ term: 15, interestRate: 6.125 }) }),
  );
  await page.goto(`${link}&programId=1249`);
  await expect(page.getByRole('rowheader')).toHaveText(['Down payment help']);
  await page.getByRole('button', { name: 'Use the link’s figures' }).click();
  await expect(page.getByText(/^\* Applied \$[\d,.]+ downpayment from Chenoa/)).toBeVisible();
});

test('a place that cannot be loaded can be asked for again', async ({ allowMessage, page }) => {
  allowMessage(/status of 418/);
  await page.route('**/api/locations/*', (route) => route.fulfill({ status: 418 }));
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('The location in this link');
  await page.unroute('**/api/locations/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectFigures(page, { price: '400,000' });
});

test('the copied link brings another buyer the same figures, and nothing about this one', async ({
  browser,
  context,
  haveDraft,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await haveDraft(completeDraft({ householdIncome: 74_321, calculator: calculatorSettings() }));
  await open(page, laterPages.calculator);
  await page.getByLabel('Interest Rate').fill('5.875');
  await page.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).search).toBe(
    `?price=400000&down=80000&term=30&rate=5.875&location=${AUSTIN}&help=off`,
  );
  const [payment = ''] = await page.locator('[data-payment]').allTextContents();

  const stranger = await browser.newPage();
  await stranger.goto(copied);
  await expectFigures(stranger, { price: '400,000', down: '80,000', rate: '5.875' });
  await expect(stranger.locator('[data-payment]').first()).toHaveText(payment);
  await stranger.close();
});

test('a phone sends the link by the app that one chooses', { tag: '@phone' }, async ({
  haveDraft,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: ShareData) => {
        document.title = String(url);
      },
    });
  });
  await haveDraft(completeDraft({ calculator: calculatorSettings() }));
  await open(page, laterPages.calculator);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page).toHaveTitle(
    /\/quote\/calculator\?price=400000&down=80000&term=30&rate=6\.375/,
  );
});

test('a link that may not be copied is shown instead', async ({ haveDraft, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await haveDraft(completeDraft({ calculator: calculatorSettings() }));
  await open(page, laterPages.calculator);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByLabel('Link to these figures')).toHaveValue(/\/quote\/calculator\?price=/);
});

interface Shown {
  readonly price: string;
  readonly down: string;
  readonly term: string;
  readonly rate: string;
}

async function expectFigures(page: Page, { price, down, term, rate }: Partial<Shown>) {
  if (price) await expect(page.getByLabel('Home Price')).toHaveValue(price);
  if (down) await expect(page.getByLabel('Down Payment')).toHaveValue(down);
  if (term) await expect(page.getByRole('combobox', { name: 'Term' })).toHaveText(term);
  if (rate) await expect(page.getByLabel('Interest Rate')).toHaveValue(rate);
}
