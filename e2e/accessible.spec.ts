import { expectAccessible } from './accessibility.ts';
import { openDetail, openPart } from './calculator-parts.ts';
import { contactForm, fillContact } from './contact.ts';
import { calculatorSettings, completeDraft } from './drafts.ts';
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
