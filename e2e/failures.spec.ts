import { expectAccessible } from './accessibility.ts';
import { laterPages } from './pages.ts';
import { expect, test } from './test.ts';
import { letTimePassUntil, stopTime, untilAppRuns } from './waits.ts';

const PROGRAMS = '**/api/quotes/programs';
const PROGRAM = '**/api/quotes/programs/*';
const FAILED = 'Error loading matching programs. Try again later.';

test.beforeEach(async ({ allowMessage, buyer }) => {
  allowMessage(/Failed to load resource/);
  await buyer.has();
});

// `query-client.test.ts` checks every kind of error.
test('retries a failed request for programs after 1, 2 and 4 seconds', { tag: '@full' }, async ({
  buyer,
  page,
}) => {
  const times: number[] = [];
  await page.route(PROGRAMS, async (route) => {
    times.push(await page.evaluate(() => Date.now()));
    await route.fulfill({ status: 500 });
  });
  await page.clock.install();
  await buyer.opens('confirmation');
  await stopTime(page);
  await buyer.presses('Confirm Info');

  const failure = buyer.errors.filter({ hasText: FAILED });
  await letTimePassUntil(page, () => failure.isVisible());
  const seconds = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
  expect(seconds.map(Math.round)).toEqual([1, 2, 4]);
});

test('shows that the programs are loading or failed to load, and lets the buyer retry', async ({
  buyer,
  page,
}) => {
  const held = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(PROGRAMS, async (route) => {
    calls += 1;
    await held.promise;
    await route.fulfill({ status: 400 });
  });
  await page.goto(laterPages.programs.address);
  await buyer.isOn('Looking for matching programs');
  await expectAccessible(page);
  held.resolve();
  await expect(buyer.errors).toHaveText(FAILED);
  await expectAccessible(page);
  expect(calls).toBe(1);

  await test.step('sends one request for programs after the buyer confirms the answers', async () => {
    await buyer.goesBack();
    await buyer.presses('Confirm Info');
    await expect(buyer.errors).toHaveText(FAILED);
    expect(calls).toBe(2);
  });

  await page.unroute(PROGRAMS);
  await buyer.presses('Try again');
  await buyer.arrivesAt('programs');
});

test('links back to the list if the program is unknown or fails to load', async ({
  buyer,
  page,
}) => {
  await page.goto('/quote/programs/999999999');
  await expect(buyer.errors).toHaveText(FAILED);
  await buyer.follows('See my matching programs');
  await buyer.arrivesAt('programs');

  await page.route(PROGRAM, (route) => route.fulfill({ status: 400 }));
  await buyer.opensProgram(buyer.articles.first());
  await expect(buyer.errors).toHaveText(FAILED);
  await buyer.goesBack();
  await buyer.arrivesAt('programs');
});

test('calculates without assistance if the programs and the average rate fail to load', async ({
  buyer,
  page,
}) => {
  let calls = 0;
  await page.route('**/api/**', (route) => {
    if (route.request().url().endsWith('/api/quotes/programs')) calls += 1;
    return route.fulfill({ status: 400 });
  });
  await buyer.opens('calculator');
  await expect(buyer.part(/^Each month/)).toContainText(
    'We could not load the down payment programs. These figures do not include any down payment help.',
  );
  expect(calls).toBe(1);
  await expect(page.getByRole('switch')).toBeDisabled();

  await page.unroute('**/api/**');
  await buyer.presses('Try again');
  await buyer.sees(/^\* Applied \$/);
});

test('shows an error if the sources fail to load, unless the server has rendered them', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/status of 400/);
  await page.route('**/api/reference', (route) => route.fulfill({ status: 400 }));
  // Until the app has started, a link loads the next page from the server.
  await page.goto('/privacy');
  await untilAppRuns(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sources' }).click();
  await expect(buyer.errors).toBeVisible();

  await page.reload();
  await expect(page.getByText(/Freddie Mac/).first()).toBeVisible();

  await test.step('has a title while a page loads', async () => {
    const hasShownTitle = Promise.withResolvers<void>();
    await page.route('**/api/proof', async (route) => {
      await hasShownTitle.promise;
      await route.continue();
    });
    await untilAppRuns(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Proof' }).click();
    await expect(page).toHaveTitle('What we claim, and how we test it · Latchkey');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    hasShownTitle.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('keeps the answers and offers a retry if the code of a page fails to load', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/Failed to fetch dynamically imported module/);
  await page.route('**/assets/programs-page-*.js', (route) => route.abort());
  await page.goto(laterPages.programs.address);
  await buyer.isOn('Something went wrong on this page.');

  await page.unroute('**/assets/programs-page-*.js');
  await buyer.presses('Try again');
  await buyer.arrivesAt('programs');
});
