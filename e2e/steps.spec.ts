import { funnelSteps } from '@latchkey/domain';
import { completeDraft } from './drafts.ts';
import { expect, test } from './test.ts';
import type { CountedStep } from './visitor.ts';

// `walk-first-time-buyer.spec.ts` checks that a new quote is counted at every step.

/** The funnel steps up to the last question. */
const beforeConfirmed = funnelSteps.slice(0, funnelSteps.indexOf('confirmed'));

async function expectSteps(counted: readonly CountedStep[], steps: string[]): Promise<void> {
  await expect.poll(() => counted.map(({ step }) => step)).toEqual(steps);
}

test('counts a step only once if the buyer goes back, edits an answer or reloads the page', {
  tag: '@full',
}, async ({ buyer, page }) => {
  await buyer.has({ counted: beforeConfirmed });
  const counted = buyer.countedSteps();
  await page.goto('/quote/home-info/type');
  await buyer.answers('Home Type', 'Condo');
  await buyer.isOn('Home Location');
  await page.goto('/quote/home-info/price?edit');
  await buyer.answers('Home Price', 300_000);
  await buyer.confirms();
  await expectSteps(counted, ['confirmed', 'programs']);

  await page.reload();
  await buyer.arrivesAt('programs');
  await buyer.follows('Estimate Savings');
  await buyer.arrivesAt('calculator');
  await expectSteps(counted, ['confirmed', 'programs', 'calculator']);

  await page.goBack();
  await buyer.arrivesAt('programs');
  await page.goForward();
  await buyer.follows('Get Pre Approved');
  await buyer.fillsForm();
  await buyer.form.send.click();
  await buyer.isOn('Thank you, Maya Okafor');
  await expectSteps(counted, ['confirmed', 'programs', 'calculator', 'submitted']);
});

test('counts the first request with a saved quote, from any device', async ({
  browser,
  buyer,
  page,
}) => {
  const counted = buyer.countedSteps();
  await buyer.opensDashboardWith(completeDraft());
  const storageState = await page.context().storageState();
  await buyer.articles.getByRole('button').first().click();
  await buyer.confirms();
  await buyer.opens('calculator');
  await buyer.follows('Get Pre Approved');
  await buyer.form.send.click();
  await expectSteps(counted, ['submitted']);

  const elsewhere = await buyer.onAnotherDevice(browser, storageState);
  const countedThere = elsewhere.countedSteps();
  await elsewhere.page.goto('/dashboard');
  await elsewhere.presses(/^Continue/);
  await elsewhere.follows('Get Pre Approved');
  await elsewhere.page.clock.install();
  const noted = elsewhere.page.waitForResponse('**/notes');
  await elsewhere.form.send.click();
  await noted;
  await elsewhere.isOn('Welcome back!');
  // The page counts a step after one second.
  await elsewhere.page.clock.runFor(5_000);
  expect(countedThere).toEqual([]);
  await elsewhere.page.context().close();
});
