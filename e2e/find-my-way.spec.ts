import { completeDraft } from './drafts.ts';
import { expect, NO_PAGE, test } from './fixtures.ts';
import { laterPages, onPage, open, questions } from './pages.ts';
import { summaryRow } from './summary.ts';
import { choose, enter } from './wizard.ts';

const FIRST = '/quote/home-info/type';

test('Back leads through every page of the way, and from the first one home', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft());
  await open(page, laterPages.preApproval);
  const { calculator, programs, confirmation } = laterPages;
  for (const { heading } of [calculator, programs, confirmation, ...questions.toReversed()]) {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await onPage(page, heading);
  }

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Get my quote' })).toBeVisible();
  await page.goto('/quote/confirmation');
  await expect(page).toHaveURL(FIRST);
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
});

test('program details lead back to the list', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft());
  await open(page, laterPages.program);
  await page.getByRole('link', { name: 'Back' }).click();
  await onPage(page, laterPages.programs.heading);
});

test('the back button of the browser goes back question by question', async ({ page }) => {
  await page.goto(FIRST);
  await choose(page, 'Home Type', 'Condo');
  await onPage(page, 'Home Location');

  await page.goBack();
  await onPage(page, 'Home Type');
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Condo');

  await page.goForward();
  await onPage(page, 'Home Location');
});

test('every Edit of the confirmation returns there, by Back too', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft());
  await open(page, laterPages.confirmation);
  for (const { name } of questions) {
    const item = name === 'Home Plans' ? 'Home Plan' : name;
    await page.getByRole('link', { name: `Edit ${item}` }).click();
    await onPage(page, name);
    await page.getByRole('link', { name: 'Back' }).click();
    await onPage(page, 'Confirm Info');
  }

  await page.getByRole('link', { name: 'Edit Home Price' }).click();
  await enter(page, 'Home Price', 350_000);
  await onPage(page, 'Confirm Info');
  await expect(summaryRow(page, 'Home Price')).toContainText('$350,000');

  await page.getByRole('link', { name: 'Edit Home Plan' }).click();
  await choose(page, 'Home Plans', 'Investment Property');
  await onPage(page, 'Confirm Info');
  await expect(summaryRow(page, 'Home Plan')).toContainText('Investment Property');
});

for (const path of ['', '/nowhere', '/programs/1.5', '/x.y']) {
  test(`the unknown address /quote${path} is replaced by the first page`, async ({
    haveDraft,
    page,
  }) => {
    await haveDraft(completeDraft());
    await page.goto('/privacy');
    await page.goto(`/quote${path}`);
    await expect(page).toHaveURL(FIRST);
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
  });
}

test('without a quote in progress every later page is replaced by the first one', async ({
  page,
}) => {
  const [, ...others] = questions;
  // The first page begins one.
  await page.addInitScript(() => localStorage.clear());
  for (const { address } of [...others, ...Object.values(laterPages)]) {
    await page.goto(address);
    await expect(page).toHaveURL(FIRST);
  }
});

for (const address of ['/dashboard', '/profile/reset-password']) {
  test(`${address} sends a signed-out visitor to the marketing site`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL('/');
    await onPage(page, 'Your path to lower monthly payments');
  });
}

test('an address that does not exist is a 404 with a header, a footer and a way home', async ({
  page,
}) => {
  const answer = await page.goto(NO_PAGE);
  expect(answer?.status()).toBe(404);
  await onPage(page, "Oops! The page you're looking for doesn't exist.");
  await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/');
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3);
  await page.getByRole('link', { name: 'Go back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the side panel marks five sections and each question shows how far one is', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft());
  await page.goto('/quote/financial-info/down-payment');
  const steps = page.getByRole('navigation', { name: 'Your progress' }).getByRole('listitem');
  await expect(steps).toContainText([
    "Home Info (done)Info about home you'd like to buy",
    'Financial Info (you are here)Info on your personal finances',
    'Personal InfoInfo about you and your household',
    'Down Payment ProgramsSee what programs you qualify for',
    'Mortgage EstimateSee how much you can save',
  ]);
  await expect(steps.and(page.locator('[aria-current=step]'))).toContainText('Financial Info');

  const reached = ['4 of 4 questions', '2 of 3 questions', '0 of 4 questions'];
  for (const [index, words] of reached.entries()) {
    const bar = page.getByRole('progressbar').nth(index);
    await expect(bar).toHaveAttribute('aria-valuetext', words);
  }
});

test('an address in mixed case leads to its page, query and fragment included', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft());
  await page.goto('/Quote/Home-Info/Price?Edit=A#Top');
  await onPage(page, 'Home Price');
  await expect(page).toHaveURL('/quote/home-info/price?Edit=A#Top');

  // The same inside the app, where the server is not asked.
  await page.evaluate(() => {
    history.pushState(null, '', '/QUOTE/Personal-Info/Profession/?Edit=B#End');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await onPage(page, 'Profession');
  await expect(page).toHaveURL('/quote/personal-info/profession?Edit=B#End');
});
