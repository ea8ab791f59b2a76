import { haveQuote, newAccount, sessionItems } from './accounts.ts';
import { contactForm, fillContact } from './contact.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { type CountedStep, countedSteps, questionSteps } from './funnel.ts';
import { laterPages, onPage, open } from './pages.ts';
import { choose, confirmAnswers, enter } from './wizard.ts';

// `walk-first-time-buyer.spec.ts` checks that a new quote is counted at every step.

async function expectSteps(counted: readonly CountedStep[], steps: string[]): Promise<void> {
  await expect.poll(() => counted.map(({ step }) => step)).toEqual(steps);
}

test('does not count a step twice after Back, an edit or a reload', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ counted: ['started', ...questionSteps] }));
  const counted = countedSteps(page);
  await page.goto('/quote/home-info/type');
  await choose(page, 'Home Type', 'Condo');
  await onPage(page, 'Home Location');
  await page.goto('/quote/home-info/price?edit');
  await enter(page, 'Home Price', 300_000);
  await onPage(page, 'Confirm Info');
  await confirmAnswers(page);
  await expectSteps(counted, ['confirmed', 'programs']);

  await page.reload();
  await onPage(page, laterPages.programs.heading);
  await page.getByRole('link', { name: 'Estimate Savings' }).click();
  await onPage(page, laterPages.calculator.heading);
  await expectSteps(counted, ['confirmed', 'programs', 'calculator']);

  await page.goBack();
  await onPage(page, laterPages.programs.heading);
  await page.goForward();
  await page.getByRole('link', { name: 'Get Pre Approved' }).click();
  await fillContact(page);
  await contactForm(page).send.click();
  await onPage(page, 'Thank you, Maya Okafor');
  await expectSteps(counted, ['confirmed', 'programs', 'calculator', 'submitted']);
});

test('counts the first request with a saved quote, from whichever device', async ({
  browser,
  page,
  request,
  store,
}) => {
  const { session } = await newAccount(request);
  await haveQuote(request, session, completeDraft());
  await store(sessionItems(session));
  const storageState = await page.context().storageState();
  const counted = countedSteps(page);
  await page.goto('/dashboard');
  await page.getByRole('article').getByRole('button').first().click();
  await onPage(page, 'Confirm Info');
  await confirmAnswers(page);
  await open(page, laterPages.calculator);
  await page.getByRole('link', { name: 'Get Pre Approved' }).click();
  await contactForm(page).send.click();
  await expectSteps(counted, ['submitted']);

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin, storageState });
  const elsewhere = await other.newPage();
  const countedThere = countedSteps(elsewhere);
  await elsewhere.goto('/dashboard');
  await elsewhere.getByRole('button', { name: /^Continue/ }).click();
  await elsewhere.getByRole('link', { name: 'Get Pre Approved' }).click();
  await elsewhere.clock.install();
  const noted = elsewhere.waitForResponse('**/notes');
  await contactForm(elsewhere).send.click();
  await noted;
  await onPage(elsewhere, 'Welcome back!');
  // The page counts a step a second later.
  await elsewhere.clock.runFor(5_000);
  expect(countedThere).toEqual([]);
  await other.close();
});
