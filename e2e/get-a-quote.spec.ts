import type { Page } from '@playwright/test';
import { alerts } from './alert.ts';
import { type Buyer, buyers, type Profession, professions } from './buyers.ts';
import { contactForm, fillContact } from './contact.ts';
import { expect, test } from './fixtures.ts';
import { onPage } from './pages.ts';
import { isPictured, picture } from './pictures.ts';
import { summaryRow } from './summary.ts';
import { startQuote } from './wizard.ts';

for (const [index, [name, buyer]] of Object.entries(buyers).entries()) {
  // The four differ in what they answer, not in what a phone or a database does with it.
  const isFirst = index === 0;
  const tag = [...(isFirst || isPictured ? ['@phone'] : []), ...(isFirst ? ['@postgres'] : [])];
  const folder = name.replaceAll(' ', '-').toLowerCase();

  test(`${name} gets a quote and asks for pre-approval`, { tag }, async ({ page }) => {
    await startQuote(page, buyer);
    await expectSummary(page, buyer);
    await picture(page, `${folder}/confirmation`);

    await page.getByRole('button', { name: 'Confirm Info' }).click();
    await expectPrograms(page);
    await picture(page, `${folder}/programs`);

    const first = page.getByRole('article').first();
    const [program = ''] = await first.getByRole('heading').allTextContents();
    await first.getByRole('link').click();
    await expectProgram(page);
    await picture(page, `${folder}/program`);

    await page.getByRole('link', { name: 'Estimate Savings' }).click();
    await expectEstimate(page, program);
    await picture(page, `${folder}/calculator`);

    await page.getByRole('link', { name: 'Get Pre Approved' }).click();
    await askForPreApproval(page, buyer);
    await picture(page, `${folder}/thank-you`);
  });
}

/** Each answer as the buyer reads it, in the words that were pressed. */
async function expectSummary(page: Page, buyer: Buyer): Promise<void> {
  const { zipcode, city, county, state } = buyer.location;
  const isTheirs = (profession: Profession) => buyer.professions.includes(profession);
  const answers = {
    'Home Type': buyer.homeType,
    'Home Plan': buyer.homePlan,
    'Home Location': `${zipcode}, ${city}, ${county}, ${state}`,
    'Home Price': `$${buyer.homePrice.toLocaleString('en-US')}`,
    'Household Income': `$${buyer.householdIncome.toLocaleString('en-US')}`,
    'Down Payment': `$${buyer.downPayment.toLocaleString('en-US')}`,
    'Credit Score': buyer.creditScore,
    'Housing Status': buyer.isFirstTimeBuyer
      ? 'First Time Home Buyer'
      : 'Not First Time Home Buyer',
    'Household Size': buyer.householdSize,
    'Veteran Status': buyer.isVeteran ? 'Yes' : 'No',
    Profession: professions.filter(isTheirs).join(', ') || 'None Applicable',
  };
  for (const [label, answer] of Object.entries(answers)) {
    await expect(summaryRow(page, label).getByRole('definition').first()).toHaveText(answer);
  }
}

async function expectPrograms(page: Page): Promise<void> {
  const cards = page.getByRole('article');
  await expect(cards).not.toHaveCount(0);
  const almost = page.getByRole('region', { name: 'Almost there' }).getByRole('article');
  const count = (await cards.count()) - (await almost.count());
  await onPage(page, `We found ${count} matching program`);

  const lead = page.getByText('You may be eligible for');
  await expect(lead).toContainText(`for ${count} program`);
  const [amount = ''] = await lead.getByRole('strong').allTextContents();
  await expect(lead).toContainText(`and up to ${amount} in down payment help`);
  await expect(cards.filter({ hasText: amount })).not.toHaveCount(0);
}

async function expectProgram(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Repayment Terms' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Website' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible();
}

/** The help of the program that the buyer came from is counted, and every figure is a figure. */
async function expectEstimate(page: Page, program: string): Promise<void> {
  await expect(page.getByText(/^\* Applied \$[\d,.]+ downpayment from /)).toContainText(program);
  await expect(page.getByText('MORTGAGE PAYMENT', { exact: true })).toBeVisible();
  await expect(page.getByText(/lowers your monthly payments by \$/)).toContainText(
    /by \$[\d,]+(\.\d\d)?\/month \([\d.]+%\) for [357] years/,
  );
  await expect(page.getByText('What you will owe later')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText(['1', '2', '3', '4', '5', '6', '7']);
  for (const payment of await page.locator('[data-payment]').allTextContents()) {
    expect(payment).toMatch(/^\$[\d,]+(\.\d\d)?(\/month)?$/);
  }
}

async function askForPreApproval(page: Page, buyer: Buyer): Promise<void> {
  await onPage(page, 'Unlock Savings Today');
  await fillContact(page);
  await contactForm(page).send.click();

  await onPage(page, 'Thank you, Maya Okafor');
  await expect(alerts(page)).toContainText('Success!');
  await expect(alerts(page)).toContainText('Thank you! Our team will be back to you soon.');
  await alerts(page).click();
  await expect(alerts(page)).toBeHidden();

  await expect(summaryRow(page, 'Email').getByRole('definition')).toHaveText('maya@example.com');
  await expect(summaryRow(page, 'Home Type').getByRole('definition')).toHaveText(buyer.homeType);
}
