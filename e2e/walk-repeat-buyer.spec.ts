import { completeDraft, sanJoseBuyer } from './drafts.ts';
import { picture } from './pictures.ts';
import { expect, test } from './test.ts';

const folder = 'a-repeat-buyer-in-san-jose';

test('a repeat buyer in San Jose learns that no common loan covers the home, and what to do instead', {
  tag: '@phone',
}, async ({ buyer, page }) => {
  await buyer.has(sanJoseBuyer);

  await test.step('She sees what may help, and no promise of savings on a loan this large', async () => {
    await buyer.opens('programs');
    await expect(buyer.part(/^Fits now/)).toHaveCount(0);
    await expect(buyer.part(/^Ask the agency first/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How to get more help' })).toHaveCount(0);
    await buyer.sees('No help counted yet: these need an answer from you or the agency');
    await picture(page, `${folder}/1-programs`);
    await buyer.follows('Estimate Savings');
    await buyer.arrivesAt('calculator');
  });

  const { answer } = buyer;
  await test.step('She reads that no common loan covers the home, and why', async () => {
    await expect(answer).toContainText(
      /^The lowered payment: Did Not QualifyNo common loan covers this/,
    );
    await expect(answer).toContainText(
      'You would borrow $1,350,000. In Santa Clara County, the limit is $1,249,125 for conventional and FHA loans.',
    );
    await expect(answer).not.toContainText('Cash at closing');
    await expect(answer).not.toContainText('Each month, all in');
    await expect(page.getByRole('main')).not.toContainText('VA loan');
    await picture(page, `${folder}/2-calculator`);
  });

  await test.step("Below, she sees the specification's figures for a loan this large", async () => {
    await expect(page.getByRole('heading', { name: /^If a lender made a loan/ })).toBeVisible();
    await expect(answer).toContainText(/Increase your down payment by \$[\d,.]+/);
    await expect(answer).toContainText(/to reduce your monthly payments by \$[\d,.]+ a month/);
    await expect(answer.getByRole('button', { name: 'Increase Down Payment' })).toBeVisible();
    await expect(answer.getByText('TRADITIONAL PAYMENT')).toBeVisible();
    await expect(answer).toContainText(
      'APR, estimatedNot knownAPR not known: the loan is above the limits',
    );
    await expect(answer).toContainText('Loan type: above the limits.');
    await expect(page.getByRole('columnheader', { name: 'Total Savings' })).toBeVisible();
  });

  await test.step('She reads what she can do next, and looks at a price that a loan covers', async () => {
    await expect(answer).toContainText('Ask a lender about a jumbo loan');
    await expect(answer).toContainText('10% to 20% down: $140,000 to $280,000. You have $50,000.');
    await expect(answer.getByRole('link', { name: 'Choose a county' })).toBeVisible();
    await buyer.seesWhoToCall();
    const show = answer.getByRole('button', { name: /^Show \$/ });
    const [price = ''] = /\$[\d,]+/.exec((await show.textContent()) ?? '') ?? [];
    await expect(answer).toContainText(`Look at homes up to ${price}`);
    await show.click();
    await expect(answer).toBeFocused();
    await expect(page.getByText(`95112: ${price}`)).toBeVisible();
    await expect(answer).toContainText(/^Each month, all in/);
    await expect(answer).toContainText(/Cash at closing\$(49,999|50,000)/);
    await expect(answer).not.toContainText('Close the gap');
  });

  await test.step('She sees no figures before the county has loaded', async () => {
    const county = Promise.withResolvers<void>();
    await page.route('**/api/counties/*', async (route) => {
      await county.promise;
      await route.continue();
    });
    const covered = { ...sanJoseBuyer, homePrice: 1_200_000, veteranStatus: true };
    await buyer.startsAt('programs', covered);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expect(buyer.part('Your choice')).not.toContainText('$');
    await expect(buyer.part(/^VA home loan/)).toContainText('After 5 years: ask');
    const id = await page.locator('[data-row]').first().getAttribute('data-row');
    await page.goto(`/quote/programs/compare?ids=${id}`);
    await buyer.isOn('1 program and a VA loan, side by side');
    await expect(page.getByRole('table')).toHaveCount(0);

    await buyer.has(sanJoseBuyer);
    await page.goto('/quote/calculator');
    await expect(page.getByRole('heading', { name: 'Your next steps' })).toBeVisible();
    await expect(page.locator('[data-payment]')).toHaveCount(0);
    county.resolve();
    await expect(answer).toContainText('No common loan covers this');
  });

  await test.step('Her saved quote on the dashboard shows the same message', async () => {
    await buyer.opensDashboardWith(completeDraft(sanJoseBuyer));
    await expect(buyer.articles).toContainText('No common loan covers this');
    await expect(buyer.articles).not.toContainText('Each month, all in');
  });
});
