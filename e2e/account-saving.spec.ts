import { endSessions, newAccount, signIn } from './accounts.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage } from './pages.ts';
import { confirmAnswers } from './wizard.ts';

test('a quote that is confirmed with an ended session says so, and is kept in the browser at the next try', async ({
  allowMessage,
  haveDraft,
  page,
  request,
}) => {
  allowMessage(/status of 40[13]|Could not look up/);
  const maya = await newAccount(request);
  await haveDraft(completeDraft());
  await signIn(page, maya, laterPages.confirmation.address);
  await endSessions(request, maya.session);

  const confirm = page.getByRole('button', { name: 'Confirm Info' });
  await confirm.click();
  await expect(
    page.getByText('Something went wrong while trying to save the quote.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await onPage(page, 'Confirm Info');

  await confirm.click();
  await onPage(page, laterPages.programs.heading);
  const quotes = await page.evaluate(() => JSON.parse(localStorage.getItem('quotes') ?? '[]'));
  expect(quotes).toHaveLength(1);
});

test('a quote that could not be saved to the account says so, and is saved at another try', async ({
  allowMessage,
  haveDraft,
  page,
  request,
}) => {
  allowMessage(/Failed to load resource/);
  const maya = await newAccount(request);
  await haveDraft(completeDraft());
  await signIn(page, maya, laterPages.confirmation.address);
  await page.route('**/api/quotes', (route) => route.abort());
  const confirm = page.getByRole('button', { name: 'Confirm Info' });
  await confirm.click();
  await expect(
    page.getByText('Something went wrong while trying to save the quote.'),
  ).toBeVisible();
  await onPage(page, 'Confirm Info');

  await page.unroute('**/api/quotes');
  await confirm.click();
  await onPage(page, laterPages.programs.heading);
});

test('an account without room for a quote says what to do', async ({
  allowMessage,
  haveDraft,
  page,
  request,
}) => {
  allowMessage(/status of 409/);
  const maya = await newAccount(request);
  await haveDraft(completeDraft());
  await signIn(page, maya, laterPages.confirmation.address);
  await page.route('**/api/quotes', (route) =>
    route.fulfill({
      status: 409,
      json: { type: 'about:blank', title: 'Full', status: 409, code: 'too-many-quotes' },
    }),
  );
  await page.getByRole('button', { name: 'Confirm Info' }).click();
  await expect(page.getByText('Your account has no room for another application.')).toBeVisible();
});

test('a signed-in call says who makes it, a search and a request for pre-approval do not', async ({
  haveDraft,
  page,
  request,
}) => {
  const maya = await newAccount(request);
  await haveDraft(completeDraft());
  const tokens = new Map<string, boolean>();
  page.on('request', async (each) => {
    const { pathname } = new URL(each.url());
    if (pathname.startsWith('/api/')) tokens.set(pathname, 'authorization' in each.headers());
  });
  await page.goto('/quote/programs');
  await onPage(page, laterPages.programs.heading);
  expect(tokens.get('/api/quotes/programs')).toBe(false);

  await signIn(page, maya, laterPages.confirmation.address);
  await confirmAnswers(page);
  await page.goto('/quote/home-info/location?edit');
  await page.getByRole('button', { name: 'Clear location' }).click();
  await page.getByRole('combobox').fill('787');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(tokens.get('/api/quotes')).toBe(true);
  expect(tokens.get('/api/quotes/programs')).toBe(true);
  expect(tokens.get('/api/zipcodes/search')).toBe(false);
});
