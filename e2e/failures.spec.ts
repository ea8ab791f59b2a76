import { expectAccessible } from './accessibility.ts';
import { letTimePassUntil, stopTime } from './clock.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { openProgram } from './program-rows.ts';
import { untilAppRuns } from './settled.ts';

const PROGRAMS = '**/api/quotes/programs';
const PROGRAM = '**/api/quotes/programs/*';
const FAILED = 'Error loading matching programs. Try again later.';

test.beforeEach(async ({ allowMessage, haveDraft }) => {
  allowMessage(/Failed to load resource/);
  await haveDraft(completeDraft());
});

// `query-client.test.ts` checks every kind of failure.
test('retries loading programs after 1, 2 and 4 seconds if the server fails', async ({ page }) => {
  const times: number[] = [];
  await page.route(PROGRAMS, async (route) => {
    times.push(await page.evaluate(() => Date.now()));
    await route.fulfill({ status: 500 });
  });
  await page.clock.install();
  await open(page, laterPages.confirmation);
  await stopTime(page);
  await page.getByRole('button', { name: 'Confirm Info' }).click();

  const failure = page.getByRole('alert').filter({ hasText: FAILED });
  await letTimePassUntil(page, () => failure.isVisible());
  const seconds = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
  expect(seconds.map(Math.round)).toEqual([1, 2, 4]);
});

test('shows that programs are loading or failed to load, and loads them on a retry', async ({
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
  await onPage(page, 'Looking for matching programs');
  await expectAccessible(page);
  held.resolve();
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expectAccessible(page);
  expect(calls).toBe(1);

  await test.step('asks once after the buyer confirms the answers', async () => {
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Confirm Info' }).click();
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    expect(calls).toBe(2);
  });

  await page.unroute(PROGRAMS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await onPage(page, laterPages.programs.heading);
});

test('links back to the list if a program is unknown or fails to load', async ({ page }) => {
  await page.goto('/quote/programs/999999999');
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await page.getByRole('link', { name: 'See my matching programs' }).click();
  await onPage(page, laterPages.programs.heading);

  await page.route(PROGRAM, (route) => route.fulfill({ status: 400 }));
  await openProgram(page.getByRole('article').first());
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await page.getByRole('link', { name: 'Back' }).click();
  await onPage(page, laterPages.programs.heading);
});

test('calculates without help if programs and the average rate are unavailable', async ({
  page,
}) => {
  let calls = 0;
  await page.route('**/api/**', (route) => {
    if (route.request().url().endsWith('/api/quotes/programs')) calls += 1;
    return route.fulfill({ status: 400 });
  });
  await open(page, laterPages.calculator);
  await expect(page.getByRole('region', { name: 'MORTGAGE PAYMENT' })).toContainText(
    'Help could not be loaded. These figures do not count any help.',
  );
  expect(calls).toBe(1);
  await expect(page.getByRole('switch')).toBeDisabled();

  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^\* Applied \$/)).toBeVisible();
});

test('shows an error if the sources are unavailable, or the ones that the server sent', async ({
  allowMessage,
  page,
}) => {
  allowMessage(/status of 400/);
  await page.route('**/api/reference', (route) => route.fulfill({ status: 400 }));
  // Before the app takes over, a link loads the server's page.
  await page.goto('/privacy');
  await untilAppRuns(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sources' }).click();
  await expect(page.getByRole('alert')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/Freddie Mac/).first()).toBeVisible();
});

test('keeps the answers and offers a retry if a page’s code fails to load', async ({
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
