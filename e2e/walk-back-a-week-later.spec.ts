import type { Page } from '@playwright/test';
import { newAccount, sessionItems, signIn } from './accounts.ts';
import { answerOf, expectApplied, expectLoweredPayment } from './calculator-answer.ts';
import { contactForm, sendUnhurried } from './contact.ts';
import { card } from './dashboards.ts';
import { completeDraft, detroitBuyer, draftItems } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { picture } from './pictures.ts';
import { answerShortly } from './program-rows.ts';
import { confirmAnswers } from './wizard.ts';

const folder = 'a-first-time-buyer-in-detroit';
const program = 'MI 10K DPA Loan';

/** How many programs fit now, which counts with the short answers. */
const settled = (page: Page) => card(page, 'Single-Family').getByText(/^[1-9]\d* fits? now$/);

test('the Detroit buyer comes back on another device and goes on where she stopped', {
  tag: ['@phone', '@postgres'],
}, async ({ browser, page, request, store }) => {
  const { session, ...maya } = await newAccount(request);

  await test.step('At home, she answers two short questions and sends a request', async () => {
    await store({ ...sessionItems(session), ...draftItems(completeDraft(detroitBuyer)) });
    await open(page, laterPages.confirmation);
    await confirmAnswers(page);
    await answerShortly(page, /^Is your credit score 640 or more\?$/, 'Yes');
    const kept = page.waitForResponse(
      (answer) =>
        /\/notes$/.test(answer.url()) &&
        Boolean(answer.request().postData()?.includes('conditions')),
    );
    await answerShortly(page, /no more than about \$20,000 in cash/, 'Yes');
    expect((await kept).ok()).toBe(true);
    await page.getByRole('link', { name: 'Estimate Savings' }).click();
    await page.clock.install();
    await page.getByRole('link', { name: 'Get Pre Approved' }).click();
    await expect(contactForm(page).name).toHaveValue(maya.fullName);
    await sendUnhurried(page);
    await expect(page).toHaveURL('/dashboard');
    await expect(card(page, 'Single-Family')).toContainText(/Request sent [A-Z][a-z]{2} \d\d/i);
    await expect(settled(page)).toBeVisible();
  });

  const settledAtHome = (await settled(page).textContent()) ?? '';
  const baseURL = new URL(page.url()).origin;
  const context = await browser.newContext({ baseURL });
  const device = await context.newPage();

  await test.step('A week later, she signs in elsewhere: payment, matches and next step', async () => {
    await signIn(device, maya);
    const quote = card(device, 'Single-Family');
    await expect(quote).toContainText('Single-Family | 48219 | $145,000');
    await expect(quote).toContainText(/Years 1 to \d\$[\d,.]+\/monthFrom year \d\$[\d,.]+\/month/);
    await expect(quote).toContainText(/[1-9]\d* matching programs/);
    await expect(settled(device)).toHaveText(settledAtHome);
    await expect(quote).toContainText(/Request sent [A-Z][a-z]{2} \d\d/i);
    await expect(quote).toContainText(/Next: .* will contact you/);
    await expect(quote).toContainText(/Facts checked [A-Z][a-z]{2} \d\d, 20\d\d or later/);
    await picture(device, `${folder}/6-dashboard-a-week-later`);
  });

  await test.step('She goes on, and her short answers are there', async () => {
    await card(device, 'Single-Family')
      .getByRole('button', { name: /^Continue/ })
      .click();
    await onPage(device, laterPages.calculator.heading);
    await expectApplied(device, `$10,000 downpayment from ${program}`);
    await expect(answerOf(device, 'MORTGAGE PAYMENT')).toBeVisible();
    await expectLoweredPayment(device);
    await device.getByRole('link', { name: 'Back', exact: true }).click();
    const fits = device.getByRole('region', { name: /^Fits now/ });
    await expect(fits.getByRole('article', { name: program })).toBeVisible();
  });
  await context.close();
});
