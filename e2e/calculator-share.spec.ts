import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openPart } from './calculator.ts';
import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';

const AUSTIN = 7_870_448_453;
const link = `/quote/calculator?price=400000&down=80000&term=15&rate=6.125&location=${AUSTIN}`;

test('starts a quote from a link and leaves the other questions unanswered', async ({ page }) => {
  await page.goto(link);
  await expectFigures(page, { price: '400,000', down: '80,000', term: '15 Years', rate: '6.125' });
  await expect(page.getByLabel('Location')).toHaveValue('Travis County');
  await expect(page).toHaveURL('/quote/calculator');
  const note = page.getByRole('heading', { name: 'These numbers are from a link' }).locator('..');
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
  await page.goto('/quote/home-info/price');
  await expect(page.getByRole('textbox')).toHaveValue('400,000');
});

test('applies a link’s program before all questions are answered, and keeps its help', async ({
  page,
}) => {
  await page.goto(`${link}&programId=1250`);
  await expect(page.getByText(/^\* Applied \$[\d,.]+ downpayment from Chenoa/)).toBeVisible();
  await expect(page.getByText('You may be eligible. Check some of its rules first')).toBeVisible();
  await expect(page.getByLabel('Down Payment')).toHaveAttribute('readonly');
  await expect(page).toHaveURL('/quote/calculator?programId=1250');

  const payment = page.locator('[data-payment]').first();
  await page.getByRole('button', { name: 'Keep these figures' }).click();
  // The scenarios load when they come near.
  await page.getByRole('link', { name: 'Back' }).scrollIntoViewIfNeeded();
  const kept = page.getByRole('table').filter({ hasText: 'Your scenarios' });
  await expect(kept).toContainText((await payment.textContent())?.replace('/month', '') ?? '');
});

// `shared-figures.test.ts` checks every bad parameter.
test('uses the valid parts of a link, and asks the questions if the location is invalid', async ({
  allowMessage,
  page,
}) => {
  allowMessage(/status of 400/);
  await page.goto('/quote/calculator?price=350000&down=70000&location=1');
  await onPage(page, 'Home Type');
  await page.goto('/quote/financial-info/down-payment');
  await expect(page.getByRole('textbox')).toHaveValue('70,000');

  await page.goto(`/quote/calculator?rate=99&location=${AUSTIN}`);
  await page.getByRole('button', { name: 'Use the link’s numbers' }).click();
  await expectFigures(page, { price: '350,000', down: '70,000', rate: '6.375' });
});

test('asks a buyer with a quote in progress which numbers to use', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ calculator: calculatorSettings() }));
  await page.goto(`${link}&help=off`);
  await expect(
    page.getByRole('heading', { name: 'This link has different numbers' }),
  ).toBeVisible();
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveText(['Term', 'Interest Rate']);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectFigures(page, { price: '400,000', term: '30 Years', rate: '6.375' });

  await test.step('asks about help that the link applies but the buyer does not', async () => {
    await page.goto(`${link}&programId=1249`);
    await expect(rows).toHaveText(['Term', 'Interest Rate', 'Down payment help']);
    await page.getByRole('button', { name: 'Use the link’s numbers' }).press('Enter');
    await expect(page.getByText(/^\* Applied \$[\d,.]+ downpayment from Chenoa/)).toBeVisible();
    await expectFigures(page, { price: '400,000', term: '15 Years', rate: '6.125' });
  });

  await test.step('does not ask if the numbers are the same', async () => {
    await page.goto(link);
    await expect(page).toHaveURL('/quote/calculator');
    await expectFigures(page, { price: '400,000', term: '15 Years', rate: '6.125' });
  });

  await page.goto('/quote/confirmation');
  await onPage(page, 'Confirm Info');
  await expect(page.getByText('$74,000')).toBeVisible();
});

test('offers a retry if a link’s location fails to load', async ({ allowMessage, page }) => {
  allowMessage(/status of 418/);
  await page.route('**/api/locations/*', (route) => route.fulfill({ status: 418 }));
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('the location in this link');
  await page.unroute('**/api/locations/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectFigures(page, { price: '400,000' });
});

test('copies a link with the same numbers but no personal details', async ({
  browser,
  context,
  haveDraft,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await haveDraft(completeDraft({ householdIncome: 74_321, calculator: calculatorSettings() }));
  await open(page, laterPages.calculator);
  await page.getByLabel('Interest Rate').fill('5.875');
  await openPart(page, 'Share this estimate');
  await page.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(page.getByText('The link was copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).search).toBe(
    `?price=400000&down=80000&term=30&rate=5.875&location=${AUSTIN}&help=off`,
  );
  const [payment = ''] = await page.locator('[data-payment]').allTextContents();

  await test.step('shows the link if the browser cannot copy it', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByLabel('Link to these numbers')).toHaveValue(copied);
  });

  const otherBuyer = await browser.newPage();
  await otherBuyer.goto(copied);
  await expectFigures(otherBuyer, { price: '400,000', down: '80,000', rate: '5.875' });
  await expect(otherBuyer.locator('[data-payment]').first()).toHaveText(payment);
  await otherBuyer.close();
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
  if (term) {
    const chosen = page.getByRole('combobox', { name: 'Term' }).locator('option:checked');
    await expect(chosen).toHaveText(term);
  }
  if (rate) await expect(page.getByLabel('Interest Rate')).toHaveValue(rate);
}
