import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openDetail, openPart } from './calculator.ts';
import { contactForm, fillContact } from './contact.ts';
import { calculatorSettings, completeDraft, detroitBuyer } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';

// Checks pages after the buyer changes something. `every-page.spec.ts` checks each page as it opens.

test.beforeEach(({ allowMessage }) => {
  test.slow();
  allowMessage(/status of 400/);
});

test('has an accessible location box in every state', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft());
  await page.goto('/quote/home-info/location?edit');
  await expect(page.getByRole('button', { name: 'Clear location' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Clear location' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox').fill('787');
  await expect(page.getByRole('option')).toHaveCount(20);
  await expectAccessible(page);

  await page.getByRole('combobox').fill('00000');
  await expect(page.getByText('No results.')).toBeVisible();
  await expectAccessible(page);
});

test('has an accessible calculator with all sections, an error and a list open', async ({
  haveDraft,
  page,
}) => {
  const added = { mortgageInsurance: true, dues: 250, extraPrincipal: 100, closingCosts: 3 };
  await haveDraft(
    completeDraft({
      downPayment: 40_000,
      calculator: calculatorSettings({ ...added, applyAssistance: true, otherDebts: 900 }),
    }),
  );
  await open(page, laterPages.calculator);
  await openPart(page, 'Add what you know');
  for (const [detail, parts] of [
    ['Each month', ['what lenders accept', 'Parts of each monthly payment']],
    ['Later', ['If you sell', 'Every year as a table']],
  ] as const) {
    await openDetail(page, detail);
    for (const part of parts) await openPart(page, part);
    await expectAccessible(page);
  }
  await openDetail(page, 'Cash');
  await page.getByLabel('Interest Rate').fill('99');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('shows the first program and the payment on the first screen at 200 % zoom', async ({
  haveDraft,
  page,
}) => {
  // 1280 by 800 px at 200 %.
  await page.setViewportSize({ width: 640, height: 400 });
  await haveDraft(completeDraft(detroitBuyer));
  await open(page, laterPages.programs);
  await expect(page.getByText('Best combination')).toBeVisible();
  const first = page.locator('[data-row]').first();
  const foot = await page.locator('[data-foot-bar]').boundingBox();
  await expect.poll(() => bottomOf(first)).toBeLessThanOrEqual(foot?.y ?? 0);
  // The short questions come after the list.
  await expect.poll(() => bottomOf(page.locator('#short-answers'))).toBeGreaterThan(1_000);
  await expectAccessible(page);

  await open(page, laterPages.calculator);
  await expect.poll(() => bottomOf(page.locator('[data-payment]').first())).toBeLessThan(400);
});

test('keeps borders in forced colors', async ({ haveDraft, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ forcedColors: 'active' });
  await haveDraft(completeDraft(detroitBuyer));
  const expectBorder = (part: Locator) =>
    expect(part).toHaveCSS('border-top', /^[1-9]\S*px solid rgb/);
  await open(page, laterPages.programs);
  const counts = page.getByRole('list', { name: 'Matches by what is left to check' });
  await expectBorder(counts.locator('xpath=preceding-sibling::div/span[1]'));
  await open(page, laterPages.calculator);
  await expectBorder(page.getByRole('link', { name: 'Next step' }));
  await page.goto('/quote/home-info/price');
  await expectBorder(page.getByRole('progressbar').first());
});

/** How far down an element ends, in CSS pixels from the top of the window. */
async function bottomOf(part: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height;
}

test('has an accessible contact form with errors, after a failure and after success', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft());
  await open(page, laterPages.preApproval);
  const { phone, send } = contactForm(page);
  await send.click();
  await expect(page.getByRole('alert')).not.toHaveCount(0);
  await expectAccessible(page);

  await fillContact(page);
  await phone.fill('512 555 0123');
  await page.route('**/api/quotes/submit', (route) => route.fulfill({ status: 400 }));
  await send.click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/api/quotes/submit');
  await send.click();
  await onPage(page, 'Thank you, Maya Okafor');
  await expectAccessible(page);
});
