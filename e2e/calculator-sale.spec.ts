import { calculatorSettings } from './drafts.ts';
import { expect, test } from './test.ts';

test('shows the net proceeds of a sale in any year', async ({ buyer, page }) => {
  const rates = { propertyTax: 0.011, insurance: 0.005 };
  await buyer.startsAt('calculator', { calculator: calculatorSettings(rates) });
  await buyer.opensDetail('Later');
  await buyer.opensPart('If you sell');
  const sale = buyer.part('If you sell');
  const slider = sale.getByRole('slider', { name: 'I sell after' });

  await test.step('shows the net proceeds of a sale after seven years', async () => {
    await expect(slider).toHaveAttribute('aria-valuetext', '7 years');
    // The price is 400,000 x 1.02^7. The loan is 320,000 at 6.375 % after 84 of 360 payments. The
    // debt is 25,000 of bills with 9 % interest from each due date.
    await expect(buyer.figure(sale, 'Price then')).toHaveText('$459,474');
    await expect(buyer.figure(sale, 'Owed on the first loan')).toHaveText('−$288,724');
    await expect(buyer.figure(sale, 'Owed on the line of credit')).toHaveText('−$31,911');
    await expect(buyer.figure(sale, 'Left over')).toHaveText('$138,839');
  });

  await test.step('shows the balances of every year in a table', async () => {
    await buyer.opensPart('Every year as a table');
    await expect(sale.getByRole('row')).toHaveCount(31);
    const seventh = sale.getByRole('row').nth(7).getByRole('cell');
    await expect(seventh).toHaveText(['$459,474', '$288,724', '$31,911', '$138,839']);
  });

  await test.step('shows a loss if the home loses value', async () => {
    const growth = sale.getByLabel('The home’s value changes each year by');
    await growth.fill('-10');
    await expect(buyer.figure(sale, 'Short by')).toHaveText('$129,317');
    await growth.fill('2');
  });

  await test.step('selects the year with the keyboard', async () => {
    await slider.focus();
    for (const [key, years] of [
      ['ArrowRight', '8 years'],
      ['ArrowLeft', '7 years'],
      ['PageUp', '12 years'],
      ['Home', '1 year'],
      ['ArrowLeft', '1 year'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider).toHaveAttribute('aria-valuetext', years);
    }
    await expect(buyer.figure(sale, 'Price then')).toHaveText('$408,000');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '30 years');
  });

  await test.step('ends the slider at the end of a shorter loan term', async () => {
    await buyer.picks('Term', '15 Years');
    await expect(slider).toHaveAttribute('aria-valuetext', '15 years');
    await expect(buyer.figure(sale, 'Owed on the first loan')).toHaveText('$0');
  });

  await test.step('fits the table on a phone screen', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await buyer.opensPart('If you sell');
    await buyer.opensPart('Every year as a table');
    const seventh = sale.getByRole('row').nth(7).getByRole('cell');
    await expect(seventh).toHaveCount(3);
    const table = sale.getByRole('region', { name: 'What is owed' });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });
});
