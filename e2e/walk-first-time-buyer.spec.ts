import { funnelSteps } from '@latchkey/domain';
import type { Buyer } from './buyer.ts';
import { type Answers, buyers, type Profession, professions } from './drafts.ts';
import { isPictured, picture } from './pictures.ts';
import { expect, test } from './test.ts';

const folder = 'a-first-time-buyer-in-detroit';
const program = 'MI 10K DPA Loan';

test('a first-time buyer in Detroit finds assistance, learns what it costs and requests pre-approval', {
  // On a phone, `walk-in-spanish.spec.ts` visits the same pages.
  tag: isPictured ? '@phone' : [],
}, async ({ buyer, page }) => {
  const answers = buyers['a first-time buyer in Detroit'];
  const counted = buyer.countedSteps();

  await test.step('She answers eleven questions and reviews her answers', async () => {
    await buyer.answersAll(answers);
    await expectSummary(buyer, answers);
    await picture(page, `${folder}/1-confirmation`);
    await buyer.presses('Confirm Info');
    await buyer.arrivesAt('programs');
  });

  await test.step('She opens the default program, which leaves her better off after five years', async () => {
    await picture(page, `${folder}/2-programs`);
    const best = buyer
      .part(/^Fits now/)
      .getByRole('article')
      .first();
    await expect(best).toContainText(
      /You may be about \$[\d,]+ better off after 5 years, at the same rate/,
    );
    const name = (await best.getByRole('heading').textContent()) ?? '';
    await buyer.follows('Estimate Savings');
    await buyer.arrivesAt('calculator');
    await expect(page.getByText(/^Best program now: /)).toContainText(`: ${name}. `);
    await picture(page, `${folder}/3-calculator`);
    const cash = buyer.part(/^You are \$[\d,.]+ short at closing$/);
    await expect(cash).toContainText(/Cash you need at closing\$[\d,]+/);
    await expect(buyer.answer).toContainText(/Cash at closing.*You have \$12,000/);
    await expect(cash.getByRole('heading', { name: 'Ways to close the gap' })).toBeVisible();
  });

  await test.step('She answers two eligibility questions and then qualifies for a public program', async () => {
    await buyer.goesBack();
    await buyer.arrivesAt('programs');
    const fits = buyer.part(/^Fits now/);
    const row = fits.getByRole('article', { name: program });
    const news = page.getByRole('status').filter({ hasText: '1 more fits now' });
    await expect(page.getByRole('article', { name: program })).toContainText('2 to answer');
    await buyer.answersShortly(/^Is your credit score 640 or more\?$/, 'Yes');
    await expect(page.getByRole('article', { name: program })).toContainText('1 to answer');
    const lead = page.getByText('You may be eligible for');
    // The rise disappears again, so the test reads it when it appears.
    const risen = lead.filter({ hasText: /\+\$\d/ }).textContent();
    await buyer.answersShortly(/no more than about \$20,000 in cash/, 'Yes');
    await expect(news).toHaveText(`1 more fits now: ${program}, $10,000`);
    await expect(row).toBeVisible();
    expect(await risen).toMatch(/up to \$10,000\+\$[\d,]+ in/);
    await buyer.presses('Undo');
    await expect(row).toBeHidden();
    await buyer.answersShortly(/no more than about \$20,000 in cash/, 'Yes');
    await expect(row).toBeVisible();
    await picture(page, `${folder}/4-programs-answered`);

    await row.getByRole('button', { name: program }).click();
    await expect(row.getByRole('link', { name: 'Call 844-984-4663' })).toHaveAttribute(
      'href',
      'tel:+18449844663',
    );
    await expect(row).toContainText('$10,000 owed in year 5');
    await expect(row).toContainText(/If its lender’s rate is 0\.25 points higher: \$[\d,]+ less\./);
  });

  await test.step('She sees the payment with this program, the payment after it, and which agency to call', async () => {
    await buyer.follows('Estimate Savings');
    await buyer.arrivesAt('calculator');
    await buyer.seesApplied(`$10,000 downpayment from ${program}`);
    await buyer.seesLoweredPayment();
    await buyer.seesWhoToCall();
  });

  await test.step('She requests pre-approval and reads her request', async () => {
    await page.clock.install();
    await buyer.follows('Get Pre Approved');
    await buyer.arrivesAt('preApproval');
    await buyer.fillsForm();
    await buyer.sendsUnhurried();
    await buyer.isOn('Thank you, Maya Okafor');
    await expect(buyer.row('Lowered payment')).toContainText(
      '$767.36 a month for 3 years, then $1,321.44',
    );
    await expect(buyer.row('Owed later, with interest')).toContainText(
      '$24,080Besides your mortgage, after year 3',
    );
    await picture(page, `${folder}/5-thank-you`);
  });

  // Each funnel step is counted once. The state is null until the buyer enters a location.
  const isBeforeLocation = (step: string) => step === 'started' || step === 'homeType';
  await expect
    .poll(() => counted)
    .toEqual(funnelSteps.map((step) => ({ step, state: isBeforeLocation(step) ? null : 'MI' })));
});

/** Checks that the summary shows each answer with the same label as the answer's button. */
async function expectSummary(buyer: Buyer, answers: Answers): Promise<void> {
  const { zipcode, city, county, state } = answers.location;
  const isChosen = (profession: Profession) => answers.professions.includes(profession);
  const rows = {
    'Home Type': answers.homeType,
    'Home Plan': answers.homePlan,
    'Home Location': `${zipcode}, ${city}, ${county}, ${state}`,
    'Home Price': `$${answers.homePrice.toLocaleString('en-US')}`,
    'Household Income': `$${answers.householdIncome.toLocaleString('en-US')}`,
    'Down Payment': `$${answers.downPayment.toLocaleString('en-US')}`,
    'Credit Score': answers.creditScore,
    'Housing Status': answers.isFirstTimeBuyer
      ? 'First Time Home Buyer'
      : 'Not First Time Home Buyer',
    'Household Size': answers.householdSize,
    'Veteran Status': answers.isVeteran ? 'Yes' : 'No',
    Profession: professions.filter(isChosen).join(', ') || 'None Applicable',
  };
  for (const [label, answer] of Object.entries(rows)) {
    await expect(buyer.row(label).getByRole('definition').first()).toHaveText(answer);
  }
}
