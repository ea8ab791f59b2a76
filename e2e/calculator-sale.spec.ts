import { figureOf, openPart, partOf } from './calculator-parts.ts';
import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';

const plain = completeDraft({
  calculator: calculatorSettings({ propertyTax: 0.011, insurance: 0.005 }),
});

test('a sale after any year tells what is owed on everything and what is left', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(plain);
  await open(page, laterPages.calculator);
  const sale = partOf(page, 'If you sell');
  const slider = sale.getByRole('slider', { name: 'I sell after' });
  await expect(slider).toHaveAttribute('aria-valuetext', '7 years');
  // 400,000 x 1.02^7; 320,000 at 6.375 % after 84 of 360 payments.
  await expect(figureOf(sale, 'Price then')).toHaveText('$459,474');
  await expect(figureOf(sale, 'Owed on the first loan')).toHaveText('−$288,724');
  await expect(figureOf(sale, 'Owed on the line of credit')).toHaveText('−$25,000');
  await expect(figureOf(sale, 'Left of the price')).toHaveText('$145,750');

  await sale.getByLabel('The home’s value changes a year by').fill('-10');
  await expect(figureOf(sale, 'Short by')).toHaveText('$122,406');
});

test('the year is chosen with the keyboard', async ({ haveDraft, page }) => {
  await haveDraft(plain);
  await open(page, laterPages.calculator);
  const slider = partOf(page, 'If you sell').getByRole('slider');
  await slider.focus();
  for (const [key, years] of [
    ['ArrowRight', '8 years'],
    ['ArrowLeft', '7 years'],
    ['PageUp', '12 years'],
    ['End', '30 years'],
    ['ArrowRight', '30 years'],
    ['Home', '1 year'],
    ['ArrowLeft', '1 year'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', years);
  }
  await expect(figureOf(partOf(page, 'If you sell'), 'Price then')).toHaveText('$408,000');
});

test('the slider is as high as any control', { tag: '@phone' }, async ({ haveDraft, page }) => {
  await haveDraft(plain);
  await open(page, laterPages.calculator);
  const slider = partOf(page, 'If you sell').getByRole('slider');
  const target = await slider.locator('..').boundingBox();
  expect(target?.height).toBeGreaterThanOrEqual(52);
  expect(target?.width).toBeGreaterThanOrEqual(52);
});

test('a shorter term leaves no year beyond it', async ({ haveDraft, page }) => {
  await haveDraft(plain);
  await open(page, laterPages.calculator);
  const slider = partOf(page, 'If you sell').getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await page.getByRole('combobox', { name: 'Term' }).click();
  await page.getByRole('option', { name: '15 Years' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', '15 years');
  await expect(figureOf(partOf(page, 'If you sell'), 'Owed on the first loan')).toHaveText('$0');
});

test('the table has every year of the loan, with the figures of the slider', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(plain);
  await open(page, laterPages.calculator);
  const sale = partOf(page, 'If you sell');
  await openPart(page, 'Every year as a table');
  await expect(sale.getByRole('row')).toHaveCount(31);
  const seventh = sale.getByRole('row').nth(7).getByRole('cell');
  await expect(seventh).toHaveText(['$459,474', '$288,724', '$25,000', '$145,750']);
});

test('the growth that a buyer sets survives a reload', async ({ haveDraft, page }) => {
  await haveDraft(plain);
  await open(page, laterPages.calculator);
  const growth = page.getByLabel('The home’s value changes a year by');
  await expect(growth).toHaveValue('2');
  await growth.fill('3.5');
  await page.reload();
  await expect(growth).toHaveValue('3.5');
});
