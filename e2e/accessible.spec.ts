import { expectAccessible } from './accessibility.ts';
import { contactForm, fillContact } from './contact.ts';
import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';

test.beforeEach(async ({ allowMessage, haveDraft }) => {
  allowMessage(/status of 400/);
  await haveDraft(completeDraft());
});

test('the location box is accessible in every state', async ({ page }) => {
  await page.goto('/quote/home-info/location?edit');
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

test('an amount that is refused is accessible', async ({ page }) => {
  await page.goto('/quote/home-info/price');
  await page.getByRole('textbox').fill('0');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('a confirmation that is refused is accessible', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ homeType: null, downPayment: 0 }));
  await open(page, laterPages.confirmation);
  await page.getByRole('button', { name: 'Confirm Info' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('programs that could not be loaded are accessible', async ({ page }) => {
  await page.route('**/api/quotes/programs', (route) => route.fulfill({ status: 400 }));
  await page.goto(laterPages.programs.address);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('programs on their way are accessible', async ({ page }) => {
  await page.route('**/api/quotes/programs', () => undefined);
  await page.goto(laterPages.programs.address);
  await onPage(page, 'Looking for matching programs');
  await expectAccessible(page);
});

test('the calculator that says no is accessible, with a refused box and an open list', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft({ downPayment: 1, calculator: calculatorSettings() }));
  await open(page, laterPages.calculator);
  await page.getByLabel('Interest Rate').fill('99');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('combobox', { name: 'Term' }).press('Enter');
  await expect(page.getByRole('option', { name: '15 Years' })).toBeVisible();
  await expectAccessible(page);
});

test('the contact form is accessible refused, failed and thanked for', async ({ page }) => {
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
