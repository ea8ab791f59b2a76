import type { Page, Request } from '@playwright/test';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';

const SEARCH = '**/api/zipcodes/search?*';

test.beforeEach(async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ homeLocation: null }));
  await page.goto('/quote/home-info/location');
});

function box(page: Page) {
  return page.getByRole('combobox', { name: 'Zip Code' });
}

test('the list says that it is loading, and then what was found', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(SEARCH, async (route) => {
    await held.promise;
    await route.continue();
  });
  await box(page).fill('78704');
  await expect(page.getByText('Loading..', { exact: true })).toBeVisible();
  held.resolve();
  await expect(page.getByRole('option')).toHaveText('78704, Austin, Travis County, TX');
  await expect(page.getByText('Loading..')).toBeHidden();
});

test('the list says that nothing was found', async ({ page }) => {
  await box(page).fill('00000');
  await expect(page.getByText('No results.', { exact: true })).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('the list says that the search went wrong', async ({ allowMessage, page }) => {
  allowMessage(/status of 400/);
  await page.route(SEARCH, (route) => route.fulfill({ status: 400 }));
  await box(page).fill('78704');
  await expect(page.getByText('Oops..something went wrong.', { exact: true })).toBeVisible();

  await page.unroute(SEARCH);
  await box(page).fill('7870');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a search waits for a pause in typing', async ({ page }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (isSearch(request)) searches.push(new URL(request.url()).search);
  });
  await page.clock.install();
  await page.reload();
  await box(page).focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const digit of '78704') {
    await page.keyboard.press(digit);
    await page.clock.runFor(100);
  }
  expect(searches).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => searches).toEqual(['?query=78704']);
});

function isSearch(request: Request): boolean {
  return request.url().includes('/api/zipcodes/search');
}

test('a late answer to an older text is cut off and shown to nobody', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/zipcodes/search?query=90210', async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(isSearch);
  const cut = page.waitForEvent('requestfailed', isSearch);
  await box(page).fill('90210');
  await asked;
  await box(page).fill('78704');
  expect((await cut).url()).toContain('query=90210');
  await expect(page.getByRole('option')).toHaveText('78704, Austin, Travis County, TX');

  held.resolve();
  await expect(page.getByRole('option')).toHaveText('78704, Austin, Travis County, TX');
});
