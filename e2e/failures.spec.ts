import type { Route } from '@playwright/test';
import { letTimePassUntil, stopTime } from './clock.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';

const PROGRAMS = '**/api/quotes/programs';
const PROGRAM = '**/api/quotes/programs/*';
const FAILED = 'Error loading matching programs. Try again later.';

test.beforeEach(async ({ allowMessage, haveDraft }) => {
  allowMessage(/Failed to load resource/);
  await haveDraft(completeDraft());
});

/** `query-client.test.ts` has every ending. */
const endings: Record<string, { end: (route: Route) => Promise<void>; waits: number[] }> = {
  'a fault of the server': { end: (route) => route.fulfill({ status: 500 }), waits: [1, 2, 4] },
  'a refusal': { end: (route) => route.fulfill({ status: 400 }), waits: [] },
};

for (const [ending, { end, waits }] of Object.entries(endings)) {
  test(`after ${ending} the programs are asked for ${waits.length} times more`, async ({
    page,
  }) => {
    const times: number[] = [];
    await page.route(PROGRAMS, async (route) => {
      times.push(await page.evaluate(() => Date.now()));
      await end(route);
    });
    await page.clock.install();
    await page.goto('/quote/home-info/price');
    await onPage(page, 'Home Price');
    await page.goto(laterPages.programs.address, { waitUntil: 'commit' });
    await stopTime(page);

    const failure = page.getByRole('alert').filter({ hasText: FAILED });
    await letTimePassUntil(page, () => failure.isVisible());
    const seconds = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
    expect(seconds.map(Math.round)).toEqual(waits);
  });
}

test('programs that could not be loaded are loaded at another try', async ({ page }) => {
  await page.route(PROGRAMS, (route) => route.fulfill({ status: 400 }));
  await page.goto(laterPages.programs.address);
  await expect(page.getByRole('alert')).toHaveText(FAILED);

  await page.unroute(PROGRAMS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await onPage(page, laterPages.programs.heading);
});

test('a program that could not be loaded leads back to the list', async ({ page }) => {
  await page.route(PROGRAM, (route) => route.fulfill({ status: 400 }));
  await page.goto(laterPages.program.address);
  await expect(page.getByRole('alert')).toHaveText(FAILED);

  await page.getByRole('link', { name: 'Back' }).click();
  await onPage(page, laterPages.programs.heading);
});

test('a program number that nobody has says the same', async ({ page }) => {
  await page.goto('/quote/programs/999999999');
  await expect(page.getByRole('alert')).toHaveText(FAILED);
});

test('the calculator works while programs and average rate cannot be loaded', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 400 }));
  await open(page, laterPages.calculator);
  await expect(
    page.getByText('The programs could not be loaded. The figures are without their help.'),
  ).toBeVisible();
  await expect(page.getByRole('switch')).toBeDisabled();
  await expect(page.getByText('MORTGAGE PAYMENT')).toBeVisible();

  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^\* Applied \$/)).toBeVisible();
});

test('the sources page says that it could not be loaded', async ({ page }) => {
  await page.route('**/api/reference', (route) => route.fulfill({ status: 400 }));
  await page.goto('/sources');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a page whose code cannot be loaded keeps the answers and offers another try', async ({
  allowMessage,
  page,
}) => {
  allowMessage(/Failed to fetch dynamically imported module/);
  await page.route('**/assets/programs-page-*.js', (route) => route.abort());
  await page.goto(laterPages.programs.address);
  await onPage(page, 'Something went wrong on this page.');

  await page.unroute('**/assets/programs-page-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await onPage(page, laterPages.programs.heading);
});
