import type { Locator } from '@playwright/test';
import { calculatorSettings } from './drafts.ts';
import { expect, test } from './test.ts';

// `input-checks.test.ts` checks the limits and messages of every box.
test('clamps a number outside its limits and shows a message without shifting the layout', async ({
  buyer,
  page,
}) => {
  await buyer.startsAt('calculator', { calculator: calculatorSettings() });
  const rate = buyer.rate;
  const message = buyer.errors;
  const term = buyer.list('Term');
  await rate.click();
  const before = await topOf(term);

  await rate.fill('25');
  await expect(message).toHaveCount(0);
  await rate.fill('25.001');
  await expect(message).toHaveText('The rate must be from 0% to 25%, so we use 25%.');
  expect(Math.abs((await topOf(term)) - before)).toBeLessThan(1);

  await test.step('opens a select list with the same click that takes the focus away from a box', async () => {
    const { x, y } = (await term.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 40, y + 20);
    await page.mouse.down();
    await expect(term).toBeFocused();
    expect(Math.abs((await topOf(term)) - before)).toBeLessThan(1);
    await page.mouse.up();
    await page.keyboard.press('Escape');
  });
  await expect(rate).toHaveValue('25');
  await expect(message).toHaveText('The rate must be from 0% to 25%, so we use 25%.');

  await test.step('shows no loan if the down payment is above the price', async () => {
    await buyer.enters('Down Payment', '399999');
    await expect(page.getByText('You do not need a loan')).toHaveCount(0);
    await buyer.enters('Down Payment', '400001');
    await buyer.sees('You do not need a loan: the price is covered.');
    await expect(page.getByRole('heading', { name: 'No loan is needed' })).toBeVisible();
    await expect(page.getByText(/lowers your monthly payments|line of credit/)).toHaveCount(0);
  });
});

/** Returns an element's distance from the top of the viewport, in CSS pixels. */
async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}
