import { expectAccessible } from './accessibility.ts';
import { calculatorSettings, columbusVeteran } from './drafts.ts';
import { expect, phone, test } from './test.ts';

const rates = { propertyTax: 0.011, insurance: 0.005 };

test('shows the payment of any year on the chart, as text and in a table', async ({
  buyer,
  page,
}) => {
  await buyer.startsAt('calculator', { calculator: calculatorSettings(rates) });
  const chart = page.getByRole('figure', { name: 'Your payment over 30 years' });
  const knob = chart.getByRole('slider', { name: 'Year to show' });

  await test.step('starts the chart in the first year after the prepaid taxes and insurance end', async () => {
    await expect(knob).toHaveValue('8');
    await expect(buyer.figure(chart, 'You pay')).toHaveText('$3,013');
    // The debt is 31,911.11 at the end of year 7, after one year at 9 % and twelve payments of
    // 404.24.
    await expect(buyer.figure(chart, 'Owed on line')).toHaveText('$29,849');
    await expect(chart).toContainText(
      'Counting the $6,400 paid at closing, the lowered payment costs more in total from year 13 on.',
    );
    await expect(chart).toContainText('In all: about $23,508 more.');
  });

  await test.step('lets the buyer move through the chart with the keyboard, and updates the text for screen readers', async () => {
    await knob.press('Home');
    await expect(buyer.figure(chart, 'You pay')).toHaveText('$2,189');
    await expect(buyer.figure(chart, 'Traditional')).toHaveText('$2,530');
    await expect(chart.getByRole('status')).toContainText('Year 1: you pay $2,189 a month.');
    await knob.press('End');
    await expect(knob).toHaveAttribute('aria-valuetext', 'year 30');
    await knob.press('ArrowLeft');
    await expect(buyer.figure(chart, 'In')).toHaveText('year 29');
  });

  await test.step('shows every year in a table', async () => {
    await chart.getByText('Show as a table').press('Enter');
    await expect(chart.getByRole('row')).toHaveCount(31);
    await expect(chart.getByRole('row').nth(7)).toHaveText('7$2,189$2,597$31,911');
    await expectAccessible(page);
  });

  await test.step('redraws the chart when the interest rate or the loan term changes', async () => {
    await buyer.rate.fill('0');
    await expect(chart.getByRole('row').nth(1)).not.toContainText('$2,189');
    await buyer.picks('Term', '15 Years');
    await expect(knob).toHaveCount(0);
    // The buyer pays back the line of credit until year 17.
    await expect(page.getByRole('slider', { name: 'Year to show' })).toHaveAttribute('max', '17');
  });
});

test.describe('the chart on a phone', () => {
  test.use(phone);

  test('keeps only the chart or one detail open, and does not move the heading that the buyer taps', {
    tag: '@full',
  }, async ({ buyer, page }) => {
    await buyer.startsAt('calculator', columbusVeteran);
    const line = page.locator('summary').filter({ hasText: 'Your payment over 30 years' });
    const later = page.locator('[data-detail=later] > summary');
    const isOpen = page.locator('figure details[open], [data-detail][open]').locator('> summary');
    await line.scrollIntoViewIfNeeded();
    await expect(isOpen).toHaveText([/^Cash/]);
    for (const heading of [line, later, line]) {
      await heading.evaluate((part) => part.scrollIntoView({ block: 'center' }));
      const before = await heading.boundingBox();
      await heading.click();
      await expect(isOpen).toHaveText([(await heading.textContent()) ?? '']);
      await expect
        .poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
        .toBeLessThan(1);
    }
  });
});

test('closes a cash gap with one click, and undoes the change', async ({ buyer, page }) => {
  await buyer.startsAt('calculator', {
    downPayment: 30_000,
    calculator: calculatorSettings({ ...rates, closingCosts: 2 }),
  });
  const price = buyer.field('Home Price');
  const details = page.getByRole('region', { name: 'Details', exact: true });
  const cash = page.getByRole('tab', { name: 'Cash' });
  // 6,400 for taxes and insurance, 2 % of the price, 1 % of the loan, and 15 days of interest:
  // 6,400 + 8,000 + 3,700 + 370,000 x 6.375 % x 15/365.
  await expect(cash).toContainText('short $19,070');

  await buyer.presses(/^Look at homes up to \$/);
  await expect(cash).not.toContainText('short');
  await expect(price).not.toHaveValue('400,000');
  await expect(details.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(price).toHaveValue('400,000');
  await expect(cash).toContainText('short $19,070');

  await test.step('finds text in a closed detail with find-in-page', async () => {
    await expect(page.getByRole('table', { name: 'Year by year' })).toHaveCount(0);
    await buyer.opensDetail('Every year');
    await expect(page.getByRole('columnheader')).toHaveText([
      'Year',
      'Monthly Payment',
      'Total Savings',
    ]);
  });
});
