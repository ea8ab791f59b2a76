import type { Page } from '@playwright/test';
import { type Buyer, buyers, type Profession, professions } from './buyers.ts';
import {
  answerOf,
  expectApplied,
  expectLoweredPayment,
  expectSomeoneToCall,
} from './calculator.ts';
import { fillContact, sendUnhurried } from './contact.ts';
import { expect, test } from './fixtures.ts';
import { countedSteps, steps } from './funnel.ts';
import { laterPages, onPage } from './pages.ts';
import { isPictured, picture } from './pictures.ts';
import { answerShortly } from './program-rows.ts';
import { startQuote, summaryRow } from './wizard.ts';

const folder = 'a-first-time-buyer-in-detroit';
const program = 'MI 10K DPA Loan';

test('a first-time buyer in Detroit finds help, learns what it costs and asks for pre-approval', {
  // On a phone, `walk-in-spanish.spec.ts` goes the same way.
  tag: isPictured ? '@phone' : [],
}, async ({ page }) => {
  const buyer = buyers['a first-time buyer in Detroit'];
  const counted = countedSteps(page);

  await test.step('She answers eleven questions and checks the answers', async () => {
    await startQuote(page, buyer);
    await expectSummary(page, buyer);
    await picture(page, `${folder}/1-confirmation`);
    await page.getByRole('button', { name: 'Confirm Info' }).click();
    await onPage(page, laterPages.programs.heading);
  });

  await test.step('She opens the best match: FHA, why, and how much is missing', async () => {
    await picture(page, `${folder}/2-programs`);
    await page.getByRole('link', { name: 'Estimate Savings' }).click();
    await onPage(page, laterPages.calculator.heading);
    await expectLoweredPayment(page);
    await expect(answerOf(page, 'MORTGAGE PAYMENT')).toContainText(
      /FHA loan, because Chenoa Fund Forgivable Second asks for one\./,
    );
    await picture(page, `${folder}/3-calculator`);
    const cash = page.getByRole('region', { name: /^You are \$[\d,.]+ short at closing$/ });
    await expect(cash).toContainText(/You need\s*\$[\d,.]+/);
    await expect(cash).toContainText(/You have\s*\$12,000/);
    await expect(cash.getByRole('heading', { name: 'Ways to close the gap' })).toBeVisible();
  });

  await test.step('She confirms a public program with two short answers', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await onPage(page, laterPages.programs.heading);
    const fits = page.getByRole('region', { name: /^Fits now/ });
    const row = fits.getByRole('article', { name: program });
    const news = page.getByRole('status').filter({ hasText: '1 more fits now' });
    await expect(page.getByRole('article', { name: program })).toContainText('2 to answer');
    await answerShortly(page, /^Is your credit score 640 or more\?$/, 'Yes');
    await expect(page.getByRole('article', { name: program })).toContainText('1 to answer');
    await answerShortly(page, /no more than about \$20,000 in cash/, 'Yes');
    await expect(news).toHaveText(`1 more fits now: ${program}, $10,000`);
    await expect(row).toBeVisible();
    await expect(page.getByText('You may be eligible for')).toContainText('up to $10,000');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeHidden();
    await answerShortly(page, /no more than about \$20,000 in cash/, 'Yes');
    await expect(row).toBeVisible();
    await picture(page, `${folder}/4-programs-answered`);

    await row.getByRole('button', { name: program }).click();
    await expect(row.getByRole('link', { name: 'Call 844-984-4663' })).toHaveAttribute(
      'href',
      'tel:+18449844663',
    );
    await expect(row).toContainText('$10,000 owed in year 5');
  });

  await test.step('She sees the payment with it, the payment after, and who to call', async () => {
    await page.getByRole('link', { name: 'Estimate Savings' }).click();
    await onPage(page, laterPages.calculator.heading);
    await expectApplied(page, `$10,000 downpayment from ${program}`);
    await expectLoweredPayment(page);
    await expectSomeoneToCall(page);
  });

  await test.step('She asks for pre-approval, and reads what she asked for', async () => {
    await page.clock.install();
    await page.getByRole('link', { name: 'Get Pre Approved' }).click();
    await onPage(page, laterPages.preApproval.heading);
    await fillContact(page);
    await sendUnhurried(page);
    await onPage(page, 'Thank you, Maya Okafor');
    await expect(summaryRow(page, 'Lowered payment')).toContainText('a month for');
    await expect(summaryRow(page, 'Owed later')).toContainText('$');
    await picture(page, `${folder}/5-thank-you`);
  });

  // Each step is counted once. Its state is null until the buyer enters a location.
  const isBeforeLocation = (step: string) => step === 'started' || step === 'homeType';
  await expect
    .poll(() => counted)
    .toEqual(steps.map((step) => ({ step, state: isBeforeLocation(step) ? null : 'MI' })));
});

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
