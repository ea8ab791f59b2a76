import type { Page } from '@playwright/test';
import { alerts } from './alert.ts';
import { type Buyer, buyers, type Profession, professions } from './buyers.ts';
import { openDetail } from './calculator-parts.ts';
import { contactForm, fillContact } from './contact.ts';
import { expect, test } from './fixtures.ts';
import { countedSteps, steps } from './funnel.ts';
import { onPage } from './pages.ts';
import { isPictured, picture } from './pictures.ts';
import { openProgram, showAllRows } from './program-rows.ts';
import { summaryRow } from './summary.ts';
import { startQuote } from './wizard.ts';

/** These buyers differ in every answer but the home plan. The others are only in screenshots. */
const tested: Readonly<Record<string, string[]>> = {
  'a teacher in Austin': ['@phone', '@postgres'],
  'a veteran in Columbus': [],
};

for (const [name, buyer] of Object.entries(buyers)) {
  const tag = isPictured ? '@phone' : tested[name];
  if (!tag) continue;
  const folder = name.replaceAll(' ', '-').toLowerCase();

  test(`${name} gets a quote and requests pre-approval`, { tag }, async ({ page }) => {
    const counted = countedSteps(page);
    await startQuote(page, buyer);
    await expectSummary(page, buyer);
    await picture(page, `${folder}/confirmation`);

    await page.getByRole('button', { name: 'Confirm Info' }).click();
    await expectPrograms(page);
    await picture(page, `${folder}/programs`);

    const first = page.getByRole('article').first();
    const [program = ''] = await first.getByRole('heading').allTextContents();
    await openProgram(first);
    await expectProgram(page);
    await picture(page, `${folder}/program`);

    await page.getByRole('link', { name: 'Estimate Savings' }).click();
    await expectEstimate(page, program);
    await picture(page, `${folder}/calculator`);

    await page.getByRole('link', { name: 'Get Pre Approved' }).click();
    await askForPreApproval(page, buyer);
    await picture(page, `${folder}/thank-you`);

    // Each step is counted once. Its state is null until the buyer enters a location.
    const { state } = buyer.location;
    const isBeforeLocation = (step: string) => step === 'started' || step === 'homeType';
    await expect
      .poll(() => counted)
      .toEqual(steps.map((step) => ({ step, state: isBeforeLocation(step) ? null : state })));
  });
}

/** Checks that the summary shows each answer with its button label. */
async function expectSummary(page: Page, buyer: Buyer): Promise<void> {
  const { zipcode, city, county, state } = buyer.location;
  const isChosen = (profession: Profession) => buyer.professions.includes(profession);
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
    Profession: professions.filter(isChosen).join(', ') || 'None Applicable',
  };
  for (const [label, answer] of Object.entries(answers)) {
    await expect(summaryRow(page, label).getByRole('definition').first()).toHaveText(answer);
  }
}

async function expectPrograms(page: Page): Promise<void> {
  const cards = page.getByRole('article');
  await expect(cards).not.toHaveCount(0);
  await showAllRows(page);
  const almost = page.getByRole('region', { name: /^Almost there/ }).getByRole('article');
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

/** Checks that the program's help is applied and that every amount is a number. */
async function expectEstimate(page: Page, program: string): Promise<void> {
  await expect(page.getByText(/^\* Applied \$[\d,.]+ downpayment from /)).toContainText(program);
  await expect(page.getByText('MORTGAGE PAYMENT', { exact: true })).toBeVisible();
  await expect(page.getByText(/lowers your monthly payments by \$/)).toContainText(
    /by \$[\d,]+(\.\d\d)?\/month \([\d.]+%\) for [357] years/,
  );
  await expect(page.getByText(/^Then (still )?owed on /)).toBeVisible();
  await openDetail(page, 'Every year');
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
