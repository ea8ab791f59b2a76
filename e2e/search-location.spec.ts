import type { Request } from '@playwright/test';
import type { Buyer } from './buyer.ts';
import { expect, test } from './test.ts';

const SEARCH = '**/api/zipcodes/search?*';
const ADDRESS = '/quote/home-info/location';

test.beforeEach(async ({ buyer }) => buyer.has({ homeLocation: null }));

function box(buyer: Buyer) {
  return buyer.list('Zip Code');
}

test('shows that the list is loading, empty or unavailable, and ignores late responses', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/status of 400/);
  await page.goto(ADDRESS);
  const options = page.getByRole('option');

  await test.step('shows that the list of locations is loading', async () => {
    const release = await buyer.holds(SEARCH);
    await box(buyer).fill('78704');
    await expect(page.getByText('Loading..', { exact: true })).toBeVisible();
    release();
    await expect(options).toHaveText('78704, Austin, Travis County, TX');
    await expect(page.getByText('Loading..')).toBeHidden();
    await page.unroute(SEARCH);
  });

  await test.step('shows that no location matches', async () => {
    await box(buyer).fill('00000');
    await expect(page.getByText('No results.', { exact: true })).toBeVisible();
    await expect(options).toHaveCount(0);
  });

  await test.step('shows that the search failed', async () => {
    await page.route(SEARCH, (route) => route.fulfill({ status: 400 }));
    await box(buyer).fill('22046');
    await expect(page.getByText('Oops..something went wrong.', { exact: true })).toBeVisible();
    await page.unroute(SEARCH);
    await box(buyer).fill('7870');
    await expect(options.first()).toBeVisible();
  });

  await test.step('ignores a late response for earlier text', async () => {
    const release = await buyer.holds('**/api/zipcodes/search?query=90210', (route) =>
      route.continue().catch(() => undefined),
    );
    const requested = page.waitForRequest(isSearch);
    const canceled = page.waitForEvent('requestfailed', isSearch);
    await box(buyer).fill('90210');
    await requested;
    await box(buyer).fill('78705');
    expect((await canceled).url()).toContain('query=90210');
    await expect(options).toHaveText('78705, Austin, Travis County, TX');
    release();
    await expect(options).toHaveText('78705, Austin, Travis County, TX');
  });
});

test('searches only after the buyer pauses typing', async ({ buyer, page }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (isSearch(request)) searches.push(new URL(request.url()).search);
  });
  await page.clock.install();
  await page.goto(ADDRESS);
  await box(buyer).focus();
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
