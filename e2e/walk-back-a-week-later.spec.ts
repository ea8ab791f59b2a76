import type { Page } from '@playwright/test';
import { newPerson, signIn } from './accounts.ts';
import { answerOf, expectApplied, expectLoweredPayment } from './calculator.ts';
import { contactForm, sendUnhurried } from './contact.ts';
import { card } from './dashboards.ts';
import { completeDraft, detroitBuyer } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { picture } from './pictures.ts';
import { answerShortly } from './program-rows.ts';
import { confirmAnswers } from './wizard.ts';

const folder = 'a-first-time-buyer-in-detroit';
const program = 'MI 10K DPA Loan';
/** Not the program that the calculator applies if the buyer chooses none. */
const chosen = 'Chenoa Fund Forgivable Second';

/** How many programs fit now, which counts with the short answers. */
const settled = (page: Page) => card(page, 'Single-Family').getByText(/^[1-9]\d* fits? now$/);
/** The lowered payment on the dashboard and in the calculator. */
const payment = (page: Page) => page.locator('[data-payment]').first();

test('the Detroit buyer comes back on another device and goes on where she stopped', {
  tag: '@phone-first',
}, async ({ browser, haveDraft, page }) => {
  const maya = newPerson();

  await test.step('At home, she answers two short questions and chooses a program', async () => {
    await haveDraft(completeDraft(detroitBuyer));
    await open(page, laterPages.confirmation);
    await confirmAnswers(page);
    await answerShortly(page, /^Is your credit score 640 or more\?$/, 'Yes');
    await answerShortly(page, /no more than about \$20,000 in cash/, 'Yes');
    const row = page.getByRole('article', { name: chosen });
    await row.getByRole('button', { name: chosen }).click();
    await row.getByRole('link', { name: /^Use this one/ }).click();
    await expectApplied(page, `downpayment from ${chosen}`);
  });

  await test.step('She sends a request, and creates an account with the same name', async () => {
    await page.clock.install();
    await page.getByRole('link', { name: 'Get Pre Approved' }).click();
    await contactForm(page).name.fill(maya.fullName);
    await contactForm(page).email.fill(maya.email);
    await sendUnhurried(page);
    await onPage(page, `Thank you, ${maya.fullName}`);
    await page.getByRole('button', { name: 'Save this quote to an account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign Up' });
    await expect(dialog.getByLabel('Full Name')).toHaveValue(maya.fullName);
    await expect(dialog.getByLabel('Email')).toHaveValue(maya.email);
    await dialog.getByLabel('Password', { exact: true }).fill(maya.password);
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(card(page, 'Single-Family')).toContainText(/Request sent [A-Z][a-z]{2} \d\d/i);
    await expect(settled(page)).toBeVisible();
  });

  const settledAtHome = (await settled(page).textContent()) ?? '';
  const paymentAtHome = (await payment(page).textContent()) ?? '';
  const baseURL = new URL(page.url()).origin;
  const context = await browser.newContext({ baseURL });
  const device = await context.newPage();

  await test.step('A week later, she signs in elsewhere: payment, matches and next step', async () => {
    await signIn(device, maya);
    const quote = card(device, 'Single-Family');
    await expect(quote).toContainText('Single-Family | 48219 | $145,000');
    await expect(quote).toContainText(/Years 1 to \d\$[\d,.]+\/monthFrom year \d\$[\d,.]+\/month/);
    await expect(payment(device)).toHaveText(paymentAtHome);
    await expect(quote).toContainText(/[1-9]\d* matching programs/);
    await expect(settled(device)).toHaveText(settledAtHome);
    await expect(quote).toContainText(/Request sent [A-Z][a-z]{2} \d\d/i);
    await expect(quote).toContainText(/Next: .* will contact you/);
    await expect(quote).toContainText(/Facts checked [A-Z][a-z]{2} \d\d, 20\d\d or later/);
    await picture(device, `${folder}/6-dashboard-a-week-later`);
  });

  await test.step('She goes on, and her program and short answers are there', async () => {
    await card(device, 'Single-Family')
      .getByRole('button', { name: /^Continue/ })
      .click();
    await onPage(device, laterPages.calculator.heading);
    await expectApplied(device, `downpayment from ${chosen}`);
    await expect(answerOf(device, 'MORTGAGE PAYMENT')).toContainText(paymentAtHome);
    await expectLoweredPayment(device);
    await device.getByRole('link', { name: 'Back', exact: true }).click();
    const fits = device.getByRole('region', { name: /^Fits now/ });
    await expect(fits.getByRole('article', { name: program })).toBeVisible();
  });

  await test.step('She takes an answer back, and her account keeps the others', async () => {
    const kept = device.waitForRequest(
      (request) => /\/notes$/.test(request.url()) && request.method() === 'PUT',
    );
    await answerShortly(device, /no more than about \$20,000 in cash/, 'No');
    expect((await kept).postDataJSON()).toMatchObject({ knownFacts: { scoreFrom: 640 } });
  });
  await context.close();
});
