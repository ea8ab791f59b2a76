import { contactForm, fillContact } from './contact.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { summaryRow } from './summary.ts';

const SUBMIT = '**/api/quotes/submit';

test.beforeEach(async ({ haveDraft, page }) => {
  await haveDraft(completeDraft());
  await open(page, laterPages.preApproval);
});

test('each field says what is wrong with it, and the first one at fault has the focus', async ({
  page,
}) => {
  const { name, email, phone, send } = contactForm(page);
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(['Full name is required', 'Email is required']);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Full name is required');
  await expect(email).toHaveAccessibleDescription('Email is required');

  await name.fill('Maya Okafor');
  await email.fill('maya@');
  await phone.fill('call me');
  await email.press('Enter');
  await expect(page.getByRole('alert')).toHaveText([
    'Invalid email address',
    'Invalid phone number. Use digits, spaces and + ( ) - . only.',
  ]);
  await expect(email).toBeFocused();

  await phone.fill('12');
  await email.press('Enter');
  await expect(phone).toHaveAccessibleDescription(
    'Enter the full phone number with the area code, like (512) 555-0123.',
  );
});

test('leave to call or text is asked for only with a number, and never taken for granted', async ({
  page,
}) => {
  const { phone, call, text, send } = contactForm(page);
  await expect(call).toBeDisabled();
  await expect(text).toBeDisabled();

  await phone.fill('(512) 555-0123');
  await expect(call).toBeEnabled();
  await expect(call).not.toBeChecked();
  await expect(text).not.toBeChecked();
  await call.check();
  await phone.fill('');
  await expect(call).toBeDisabled();
  await expect(call).not.toBeChecked();

  await phone.fill('(512) 555-0123');
  await text.check();
  await fillContact(page);
  const request = page.waitForRequest(SUBMIT);
  await send.click();
  expect((await request).postDataJSON()).toMatchObject({
    subject: { fullName: 'Maya Okafor', email: 'maya@example.com', phone: '(512) 555-0123' },
    consent: { call: false, text: true, textVersion: /./ },
  });
  await onPage(page, 'Thank you, Maya Okafor');
});

test('without a number no leave is sent', async ({ page }) => {
  await fillContact(page);
  const request = page.waitForRequest(SUBMIT);
  await contactForm(page).send.click();
  const body = (await request).postDataJSON();
  expect(body.subject).toEqual({ fullName: 'Maya Okafor', email: 'maya@example.com' });
  expect(body).not.toHaveProperty('consent');
});

test('the thank-you says what was sent and leads to the programs', async ({ page }) => {
  await fillContact(page);
  await contactForm(page).send.click();
  await onPage(page, 'Thank you, Maya Okafor');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(laterPages.preApproval.address);

  await expect(summaryRow(page, 'Home Price')).toContainText('$400,000');
  await expect(summaryRow(page, 'Phone Number')).toContainText('Not given');
  await page.getByRole('link', { name: 'See my programs' }).click();
  await onPage(page, laterPages.programs.heading);
});

test('clears the answers from the thank-you page', async ({ page }) => {
  await fillContact(page);
  await contactForm(page).send.click();
  await onPage(page, 'Thank you, Maya Okafor');
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await onPage(page, 'Your path to lower monthly payments');
  await expect(page.getByRole('link', { name: 'Continue my quote' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('latchkey.draft'))).toBeNull();
});

test('what is printed says first that the costs could be higher', async ({ page }) => {
  await fillContact(page);
  await contactForm(page).send.click();
  await onPage(page, 'Thank you, Maya Okafor');
  const notice = page.getByText(
    'Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.',
  );
  await expect(notice).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeVisible();
  const points = await notice.evaluate((element) => {
    return (Number.parseFloat(getComputedStyle(element).fontSize) * 3) / 4;
  });
  expect(points).toBeGreaterThanOrEqual(12);
});
