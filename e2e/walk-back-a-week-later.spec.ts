import { newPerson } from './accounts.ts';
import type { Buyer } from './buyer.ts';
import { detroitBuyer } from './drafts.ts';
import { picture } from './pictures.ts';
import { expect, test } from './test.ts';

const folder = 'a-first-time-buyer-in-detroit';
const program = 'MI 10K DPA Loan';
/** A program other than the one that the calculator applies by default. */
const chosen = 'Chenoa Fund Forgivable Second';

/**
 * Finds the number of matching programs on the saved quote. The answers to the eligibility
 * questions change this number.
 */
const settled = (buyer: Buyer) => buyer.card('Single-Family').getByText(/^[1-9]\d* fits? now$/);

test('a Detroit buyer returns on another device and continues where she left off', {
  tag: '@phone',
}, async ({ browser, buyer, page }) => {
  const maya = newPerson();

  await test.step('At home, she answers two eligibility questions and chooses a program', async () => {
    await buyer.startsAt('confirmation', detroitBuyer);
    await buyer.confirms();
    await buyer.answersShortly(/^Is your credit score 640 or more\?$/, 'Yes');
    await buyer.answersShortly(/no more than about \$20,000 in cash/, 'Yes');
    const row = page.getByRole('article', { name: chosen });
    await buyer.usesProgram(row);
    await buyer.seesApplied(`downpayment from ${chosen}`);
  });

  await test.step('She sends a request, and creates an account with the same name', async () => {
    await page.clock.install();
    await buyer.follows('Get Pre Approved');
    await buyer.fillsForm(maya.fullName, maya.email);
    await buyer.sendsUnhurried();
    await buyer.isOn(`Thank you, ${maya.fullName}`);
    await buyer.presses('Save this quote to an account');
    const dialog = buyer.dialog('Sign Up');
    await expect(dialog.getByLabel('Full Name')).toHaveValue(maya.fullName);
    await expect(dialog.getByLabel('Email')).toHaveValue(maya.email);
    await dialog.getByLabel('Password', { exact: true }).fill(maya.password);
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(buyer.card('Single-Family')).toContainText(/Request sent [A-Z][a-z]{2} \d\d/i);
    await expect(settled(buyer)).toBeVisible();
  });

  const settledAtHome = (await settled(buyer).textContent()) ?? '';
  const paymentAtHome = (await buyer.payment.textContent()) ?? '';
  const device = await buyer.onAnotherDevice(browser);

  await test.step('A week later, she signs in on another device and sees her payment, matches and next step', async () => {
    await device.signsIn(maya);
    const quote = device.card('Single-Family');
    await expect(quote).toContainText('Single-Family | 48219 | $145,000');
    // Her program requires an FHA loan, so the card shows the traditional payment.
    await expect(quote).toContainText(/Each month, all in\$[\d,]+with taxes and insurance/);
    await expect(quote).toContainText('FHA collects taxes and insurance every month.');
    await expect(device.payment).toHaveText(paymentAtHome);
    await expect(quote).toContainText(/[1-9]\d* matching programs/);
    await expect(settled(device)).toHaveText(settledAtHome);
    await expect(quote).toContainText(/Request sent [A-Z][a-z]{2} \d\d/i);
    await expect(quote).toContainText(/Next: .* will contact you/);
    await expect(quote).toContainText(/Facts checked on or after [A-Z][a-z]{2} \d\d, 20\d\d/);
    await picture(device.page, `${folder}/6-dashboard-a-week-later`);
  });

  await test.step('She continues, and the page shows her program and her answers to the eligibility questions', async () => {
    await device.presses(/^Continue/);
    await device.arrivesAt('calculator');
    await device.seesApplied(`downpayment from ${chosen}`);
    await expect(device.answer).toContainText(paymentAtHome);
    await device.seesLoweredPayment();
    await device.goesBack();
    const fits = device.part(/^Fits now/);
    await expect(fits.getByRole('article', { name: program })).toBeVisible();
  });

  await test.step('She undoes an answer, and her account keeps the other answers', async () => {
    const kept = device.page.waitForRequest(
      (request) => /\/notes$/.test(request.url()) && request.method() === 'PUT',
    );
    await device.answersShortly(/no more than about \$20,000 in cash/, 'No');
    expect((await kept).postDataJSON()).toMatchObject({ knownFacts: { scoreFrom: 640 } });
  });
  await device.page.context().close();
});
