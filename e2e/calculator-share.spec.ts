import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility.ts';
import type { Buyer } from './buyer.ts';
import { calculatorSettings } from './drafts.ts';
import { expect, test } from './test.ts';

const AUSTIN = 7_870_448_453;
const link = `/quote/calculator?price=400000&down=80000&term=15&rate=6.125&location=${AUSTIN}`;

test('starts a quote from a link and does not answer the other questions', {
  tag: '@full',
}, async ({ buyer, page }) => {
  await page.goto(link);
  await expectFigures(buyer, { price: '400,000', down: '80,000', term: '15 Years', rate: '6.125' });
  await expect(buyer.field('Location')).toHaveValue('Travis County');
  await expect(page).toHaveURL('/quote/calculator');
  const note = page.getByRole('heading', { name: 'These numbers are from a link' }).locator('..');
  await expect(note).toContainText('We assume a credit score of 620 or more.');
  await expect(note).toContainText('Get an official Loan Estimate before choosing a loan.');
  await expect(page.getByRole('switch')).toBeDisabled();
  await buyer.sees('Answer every question to see which programs may help');
  await expectAccessible(page);

  await page.reload();
  await expectFigures(buyer, { price: '400,000', down: '80,000', term: '15 Years', rate: '6.125' });
  await buyer.follows('Get Pre Approved');
  await buyer.isOn('Home Type');
  await page.goto('/quote/home-info/price');
  await expect(page.getByRole('textbox')).toHaveValue('400,000');
});

test('applies a link’s program before the buyer answers all questions, and keeps the program’s assistance', {
  tag: '@full',
}, async ({ buyer, page }) => {
  await page.goto(`${link}&programId=1250`);
  await buyer.sees(/^\* Applied \$[\d,.]+ downpayment from Chenoa/);
  await buyer.sees('You may be eligible. Check some of the program’s rules first');
  await expect(buyer.field('Down Payment')).toHaveAttribute('readonly');
  await expect(page).toHaveURL('/quote/calculator?programId=1250');

  const payment = buyer.payment;
  await buyer.presses('Keep these figures');
  // The scenarios load when the buyer scrolls near them.
  await buyer.link('Back').scrollIntoViewIfNeeded();
  const kept = page.getByRole('table').filter({ hasText: 'Your scenarios' });
  await expect(kept).toContainText((await payment.textContent())?.replace('/month', '') ?? '');
});

// `shared-figures.test.ts` checks every invalid parameter.
test('uses the valid parts of a link, and asks the questions if the location is invalid', {
  tag: '@full',
}, async ({ allowMessage, buyer, page }) => {
  allowMessage(/status of 400/);
  await page.goto('/quote/calculator?price=350000&down=70000&location=1');
  await buyer.isOn('Home Type');
  await page.goto('/quote/financial-info/down-payment');
  await expect(page.getByRole('textbox')).toHaveValue('70,000');

  await page.goto(`/quote/calculator?rate=99&location=${AUSTIN}`);
  await buyer.presses('Use the link’s numbers');
  await expectFigures(buyer, { price: '350,000', down: '70,000', rate: '6.375' });
});

test('asks a buyer with a quote in progress whether to use its numbers or the link’s numbers', async ({
  buyer,
  page,
}) => {
  await buyer.has({ calculator: calculatorSettings() });
  await page.goto(`${link}&help=off`);
  await expect(
    page.getByRole('heading', { name: 'This link has different numbers' }),
  ).toBeVisible();
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveText(['Term', 'Interest Rate']);
  await expectAccessible(page);

  await buyer.button('Keep mine').press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectFigures(buyer, { price: '400,000', term: '30 Years', rate: '6.375' });

  await test.step('asks which numbers to use if the link applies assistance but the buyer’s quote does not', async () => {
    await page.goto(`${link}&programId=1249`);
    await expect(rows).toHaveText(['Term', 'Interest Rate', 'Down payment help']);
    await buyer.button('Use the link’s numbers').press('Enter');
    await buyer.sees(/^\* Applied \$[\d,.]+ downpayment from Chenoa/);
    await expectFigures(buyer, { price: '400,000', term: '15 Years', rate: '6.125' });
  });

  await test.step('does not ask which numbers to use if both are the same', async () => {
    await page.goto(link);
    await expect(page).toHaveURL('/quote/calculator');
    await expectFigures(buyer, { price: '400,000', term: '15 Years', rate: '6.125' });
  });

  await page.goto('/quote/confirmation');
  await buyer.arrivesAt('confirmation');
  await buyer.sees('$74,000');
});

test('offers a retry if the location in a link fails to load', { tag: '@full' }, async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/status of 418/);
  await page.route('**/api/locations/*', (route) => route.fulfill({ status: 418 }));
  await page.goto(link);
  await expect(buyer.errors).toContainText('the location in this link');
  await page.unroute('**/api/locations/*');
  await buyer.presses('Try again');
  await expectFigures(buyer, { price: '400,000' });
});

test('copies a link that contains the same numbers but no personal details', async ({
  browser,
  buyer,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await buyer.startsAt('calculator', {
    householdIncome: 74_321,
    creditScore: 'good',
    known: { locationId: AUSTIN, scoreFrom: 680 },
    calculator: calculatorSettings(),
  });
  await buyer.rate.fill('5.875');
  await page.evaluate(() => localStorage.setItem('latchkey.rent', '1987'));
  await buyer.opensPart('Send to my partner or counselor');
  await buyer.button('Copy link').press('Enter');
  await buyer.sees('The link was copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).search).toBe(
    `?price=400000&down=80000&term=30&rate=5.875&location=${AUSTIN}&help=off`,
  );
  const [payment = ''] = await page.locator('[data-payment]').allTextContents();

  await test.step('writes an email with the three rows and the link, and nothing about the buyer', async () => {
    const mail = new URL((await buyer.link('Email it').getAttribute('href')) ?? '');
    const body = mail.searchParams.get('body') ?? '';
    expect(body.split('\n\n')[1]).toBe(copied);
    expect(body).toContain(`Each month, all in, plus HOA dues: ${payment}, then $`);
    expect(body).toMatch(/\nCash at closing: \$[\d,]+\nOwed later.*: /);
    expect(body).not.toMatch(/74.?321|680|1.?987|rent\b|\bgood\b|score|income/i);
  });

  await test.step('saves the three rows as an image', async () => {
    const download = page.waitForEvent('download');
    await buyer.button('Save as a picture').press('Enter');
    expect((await download).suggestedFilename()).toBe('mortgage-estimate.png');
    await buyer.sees('The image was saved. It shows the three main figures.');
    const file = await readFile(await (await download).path());
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    // The width and height in the header of a PNG file.
    expect(file.readUInt32BE(16)).toBe(1080);
    expect(file.readUInt32BE(20)).toBeGreaterThan(600);
  });

  await test.step('shows the link if the browser cannot copy it', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await buyer.presses('Copy link');
    await expect(buyer.field('Link to these numbers')).toHaveValue(copied);
  });

  const other = await buyer.onAnotherDevice(browser);
  await other.page.goto(copied);
  await expectFigures(other, { price: '400,000', down: '80,000', rate: '5.875' });
  await expect(other.payment).toHaveText(payment);
  await other.page.context().close();

  await test.step('asks for the HOA dues, and compares the payment with the rent without moving the page', async () => {
    const rent = buyer.field('Compare with your rent');
    const dues = buyer.field('HOA dues a month?');
    await expect(rent).toBeHidden();
    await dues.fill('120');
    await dues.press('Tab');
    await expect(dues).toBeHidden();
    await expect(rent).toHaveValue('1,987');
    const height = async () => (await buyer.answer.boundingBox())?.height;
    const before = await height();
    await expect(buyer.answer).toContainText(/\$[\d,]+ more, then \$[\d,]+ more/);
    await rent.fill('');
    await expect(buyer.answer).not.toContainText(/\$[\d,]+ more, then/);
    expect(await height()).toBe(before);
    await rent.fill('2987');
    await expect(buyer.answer).toContainText(/\$[\d,]+ less, then \$[\d,]+ more/);
    expect(await height()).toBe(before);
    await page.reload();
    await expect(rent).toHaveValue('2,987');
  });
});

interface Shown {
  readonly price: string;
  readonly down: string;
  readonly term: string;
  readonly rate: string;
}

async function expectFigures(buyer: Buyer, { price, down, term, rate }: Partial<Shown>) {
  if (price) await expect(buyer.field('Home Price')).toHaveValue(price);
  if (down) await expect(buyer.field('Down Payment')).toHaveValue(down);
  if (term) {
    const chosen = buyer.list('Term').locator('option:checked');
    await expect(chosen).toHaveText(term);
  }
  if (rate) await expect(buyer.rate).toHaveValue(rate);
}
