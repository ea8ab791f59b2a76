import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { calculatorSettings, detroitBuyer } from './drafts.ts';
import { expect, test } from './test.ts';

// Checks pages after the buyer changes something. `every-page.spec.ts` checks each page right after
// it opens.

test.beforeEach(({ allowMessage }) => {
  test.slow();
  allowMessage(/status of 400/);
});

test('has an accessible location field with a value, an error or results', async ({
  buyer,
  page,
}) => {
  await buyer.has();
  await page.goto('/quote/home-info/location?edit');
  await expect(buyer.button('Clear location')).toBeVisible();
  await expectAccessible(page);

  await buyer.presses('Clear location');
  await buyer.presses('Continue');
  await expect(buyer.errors).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox').fill('787');
  await expect(page.getByRole('option')).toHaveCount(20);
  await expectAccessible(page);

  await page.getByRole('combobox').fill('00000');
  await buyer.sees('No results.');
  await expectAccessible(page);
});

test('has an accessible calculator with all sections, an error and a select list open', async ({
  buyer,
  page,
}) => {
  const added = { mortgageInsurance: true, dues: 250, extraPrincipal: 100, closingCosts: 3 };
  await buyer.startsAt('calculator', {
    downPayment: 40_000,
    calculator: calculatorSettings({ ...added, applyAssistance: true, otherDebts: 900 }),
  });
  await buyer.opensPart('Add what you know');
  for (const [detail, parts] of [
    ['Each month', ['what lenders allow', 'Parts of each monthly payment']],
    ['Later', ['If you sell', 'Every year as a table']],
  ] as const) {
    await buyer.opensDetail(detail);
    for (const part of parts) await buyer.opensPart(part);
    await expectAccessible(page);
  }
  await buyer.opensDetail('Cash');
  await buyer.rate.fill('99');
  await expect(buyer.errors).toBeVisible();
  await expectAccessible(page);
});

test('shows the first program and the payment without scrolling at 200% zoom', async ({
  buyer,
  page,
}) => {
  // This is the viewport of a 1280 by 800 px screen at 200 % zoom.
  await page.setViewportSize({ width: 640, height: 400 });
  await buyer.startsAt('programs', detroitBuyer);
  await buyer.sees(/that may go together: /);
  const first = page.locator('[data-row]').first();
  const foot = await page.locator('[data-foot-bar]').boundingBox();
  await expect.poll(() => bottomOf(first)).toBeLessThanOrEqual(foot?.y ?? 0);
  // In this viewport, the short questions come after the list.
  await expect.poll(() => bottomOf(page.locator('#short-answers'))).toBeGreaterThan(1_000);
  await expectAccessible(page);

  await buyer.opens('calculator');
  await expect.poll(() => bottomOf(buyer.payment)).toBeLessThan(400);
  await expectAccessible(page);
});

test('keeps borders visible in forced-colors mode', async ({ buyer, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ forcedColors: 'active' });
  await buyer.has(detroitBuyer);
  const expectBorder = (part: Locator) =>
    expect(part).toHaveCSS('border-top', /^[1-9]\S*px solid rgb/);
  await buyer.opens('programs');
  const counts = page.getByRole('list', { name: 'Matches by what is left to check' });
  await expectBorder(counts.locator('xpath=preceding-sibling::div/span[1]'));
  await buyer.opens('calculator');
  await expectBorder(buyer.link('Next step'));
  const rows = buyer.answer
    .locator('> div')
    .filter({ hasText: /^Cash at closing/ })
    .locator('> *');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await expectBorder(row);
  await page.goto('/quote/home-info/price');
  await expectBorder(page.getByRole('progressbar').first());
});

/** Returns the distance from the top of the window to an element's bottom edge, in CSS pixels. */
async function bottomOf(part: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height;
}

test('has an accessible contact form: with errors, after a failure and after success', async ({
  buyer,
  page,
}) => {
  await buyer.startsAt('preApproval');
  const { phone, send } = buyer.form;
  await send.click();
  await expect(buyer.errors).not.toHaveCount(0);
  await expectAccessible(page);

  await buyer.fillsForm();
  await phone.fill('512 555 0123');
  await page.route('**/api/quotes/submit', (route) => route.fulfill({ status: 400 }));
  await send.click();
  await expect(buyer.button('Dismiss')).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/api/quotes/submit');
  await send.click();
  await buyer.isOn('Thank you, Maya Okafor');
  await expectAccessible(page);
});
