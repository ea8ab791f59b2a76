import type { Page } from '@playwright/test';
import { laterPages, NO_PAGE, questions } from './pages.ts';
import { expect, test } from './test.ts';
import { untilAppRuns } from './waits.ts';

const FIRST = '/quote/home-info/type';

test('lets the buyer go back page by page to the landing page, and forward again', async ({
  buyer,
  page,
}) => {
  await buyer.startsAt('program');
  const back = page.getByRole('link', { name: 'Back', exact: true });
  await back.click();
  await buyer.arrivesAt('programs');
  await page.goBack();
  await buyer.follows('Estimate Savings');
  await buyer.arrivesAt('calculator');
  await buyer.follows('Get Pre Approved');
  await buyer.arrivesAt('preApproval');

  const clear = buyer.button('Clear my answers');
  await expect(clear).toBeVisible();
  await back.click();
  await buyer.arrivesAt('calculator');
  await expect(clear).toBeVisible();
  for (const heading of [/^We found/, 'Confirm Info', 'Profession', 'Veteran Status']) {
    await back.click();
    await buyer.isOn(heading);
  }
  await navigate(page, '/quote/home-info/location');
  await buyer.isOn('Home Location');
  await back.click();
  await buyer.isOn('Home Type');

  await test.step('follows the browser’s back and forward buttons', async () => {
    await buyer.answers('Home Type', 'Multi-Family');
    await buyer.isOn('Home Location');
    await page.goBack();
    await buyer.isOn('Home Type');
    await expect(buyer.chosen).toHaveText('Multi-Family');
    await page.goForward();
    await buyer.isOn('Home Location');
    await back.click();
  });

  await buyer.isOn('Home Type');
  await buyer.presses('Back');
  await expect(page).toHaveURL('/');
  await expect(buyer.link('Get my quote').first()).toBeVisible();
});

test('returns to the confirmation page after the buyer clicks an “Edit” link and then goes back or changes the answer', async ({
  buyer,
}) => {
  await buyer.startsAt('confirmation');
  const edit = (name: string) => buyer.link(`Edit ${name}`);
  for (const { name, address } of questions) {
    const item = name === 'Home Plans' ? 'Home Plan' : name;
    await expect(edit(item)).toHaveAttribute('href', new RegExp(`^${address}\\?edit`));
  }
  // Tests one page for each question type.
  for (const name of ['Home Type', 'Home Location', 'Down Payment', 'Profession']) {
    await edit(name).click();
    await buyer.isOn(name);
    await buyer.goesBack();
    await buyer.arrivesAt('confirmation');
  }

  await edit('Home Price').click();
  await buyer.answers('Home Price', 350_000);
  await buyer.arrivesAt('confirmation');
  await expect(buyer.row('Home Price')).toContainText('$350,000');

  await edit('Home Plan').click();
  await buyer.answers('Home Plans', 'Investment Property');
  await buyer.arrivesAt('confirmation');
  await expect(buyer.row('Home Plan')).toContainText('Investment Property');
});

test('redirects unknown URLs under /quote to the first question', { tag: '@full' }, async ({
  buyer,
  page,
}) => {
  await buyer.has();
  await page.goto('/privacy');
  await page.goto('/quote/programs/1.5');
  await expect(page).toHaveURL(FIRST);
  for (const address of ['/quote', '/quote/nowhere', '/quote/x.y']) {
    await navigate(page, address);
    await expect(page).toHaveURL(FIRST);
  }
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
});

test('redirects a visitor without a quote or an account', async ({ buyer, page }) => {
  // Opening the first question starts a quote, so clear it before the next page loads.
  await page.addInitScript(() => localStorage.clear());
  for (const { address } of [laterPages.confirmation, laterPages.preApproval]) {
    await page.goto(address);
    await expect(page).toHaveURL(FIRST);
  }
  await page.goto('/profile/reset-password');
  await expect(page).toHaveURL('/');
  await buyer.arrivesAt('landing');
});

test('shows a 404 page with a header, a footer and a link to the home page for an unknown URL', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/status of 404|could not be decoded/);
  for (const address of [NO_PAGE, '/%E0%A4%A', '/assets/none.js']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await buyer.isOn("Oops! The page you're looking for doesn't exist.");
  }
  const inBanner = page.getByRole('banner').getByRole('link');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Latchkey' });
  await expect(logo).toHaveAttribute('href', '/');
  await expect(inBanner.filter({ hasText: 'Programs' })).toHaveAttribute('href', '/programs');
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(6);
  await buyer.follows('Go back to Home');
  await expect(page).toHaveURL('/');
});

test('ignores case in URLs, and marks the current section in the side panel', {
  tag: '@full',
}, async ({ buyer, page }) => {
  await buyer.has();
  // The app must have started before the test navigates inside it.
  await page.goto('/Quote/Financial-Info/Dow%6e-Payment?Edit=A#Top');
  await untilAppRuns(page);
  await buyer.isOn('Down Payment');
  await expect(page).toHaveURL('/quote/financial-info/down-payment?Edit=A#Top');

  const sections = page.getByRole('navigation', { name: 'Your progress' }).getByRole('listitem');
  await expect(sections).toContainText([
    "Home Info (done)Info about home you'd like to buy",
    'Financial Info (you are here)Info on your personal finances',
    'Personal InfoInfo about you and your household',
    'Down Payment ProgramsSee what programs you qualify for',
    'Mortgage EstimateSee how much you can save',
  ]);
  await expect(sections.and(page.locator('[aria-current=step]'))).toContainText('Financial Info');
  const reached = ['4 of 4 questions', '2 of 3 questions', '0 of 4 questions'];
  for (const [index, words] of reached.entries()) {
    const bar = page.getByRole('progressbar').nth(index);
    await expect(bar).toHaveAttribute('aria-valuetext', words);
  }

  // Navigation inside the app does not load a page from the server.
  await navigate(page, '/QUOTE/Personal-Info/Professio%6e/?Edit=B#End');
  await buyer.isOn('Profession');
  await expect(page).toHaveURL('/quote/personal-info/profession?Edit=B#End');
});

/** Replaces the current URL without loading a new document. */
async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.replaceState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
