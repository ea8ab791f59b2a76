import { funnelSteps } from '@latchkey/domain';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { newPerson } from './accounts.ts';
import type { Operator } from './operator.ts';
import { isPictured, picture } from './pictures.ts';
import { expect, test } from './test.ts';

const OVERVIEW = '/operator/overview';
const COUNTS = '**/api/operator/overview?**';

async function openAsOperator(operator: Operator, address: string): Promise<void> {
  await operator.hasRole('leads', { ...newPerson(), fullName: 'Olive Tran' });
  await operator.page.goto(address);
}

/** States that no other test uses. The test's retry uses the second state. */
const quietStates = ['Wyoming', 'North Dakota'] as const;
const letters = { Wyoming: 'WY', 'North Dakota': 'ND' };

async function count(
  request: APIRequestContext,
  step: string,
  { times, state }: { times: number; state: string | null },
): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    const answer = await request.post('/api/steps', { data: { step, state } });
    expect(answer.status()).toBe(204);
  }
}

/** Finds the table cells of a funnel step. */
function cells(page: Page, step: string): Locator {
  const table = page.getByRole('table', { name: 'Quotes at each step' });
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: step }) });
  return row.getByRole('cell');
}

async function choose(operator: Operator, label: string, value: string): Promise<void> {
  await operator.picks(label, value);
}

/** Finds the selected option of a list. */
function chosen(operator: Operator, label: string): Locator {
  return operator.list(label).locator('option:checked');
}

async function openTable(page: Page, title: string): Promise<void> {
  await page.getByRole('figure', { name: title }).getByText('Show as a table').click();
}

test('shows an operator how many quotes in a state reach each step', async ({
  allowMessage,
  operator,
  page,
  request,
}, { retry }) => {
  allowMessage(/status of 400/);
  const name = quietStates[retry] ?? 'Wyoming';
  const state = letters[name];
  await count(request, 'started', { times: 4, state: null });
  await count(request, 'homeLocation', { times: 3, state });
  await count(request, 'homePlan', { times: 2, state });
  await count(request, 'submitted', { times: 1, state });

  await test.step('loads the counts after a failed attempt', async () => {
    await page.route(COUNTS, (route) => route.fulfill({ status: 400 }));
    await openAsOperator(operator, '/dashboard');
    await operator.goesTo('Overview');
    await operator.isOn('Overview');
    await expect(operator.errors).toContainText('We could not load the counts.');
    await page.unroute(COUNTS);
    await operator.presses('Try again');
    const started = cells(page, 'Started').first();
    await expect(started).toContainText('100%');
    const figures = await started.locator('span').first().textContent();
    expect(Number(figures?.replace(',', ''))).toBeGreaterThanOrEqual(4);
  });

  await test.step('filters by state and number of days, and keeps both filters after a reload', async () => {
    await choose(operator, 'State', name);
    const figures = [
      ['Home Location', '3 100%', '–'],
      ['Home Plan', '2 66.7%', '1 33.3%'],
      ['Home Price', '0 0%', '2 100%'],
      ['Request sent', '1 33.3%', '1 more'],
    ] as const;
    for (const [step, ...words] of figures) {
      await expect(cells(page, step)).toHaveText(words, { useInnerText: true });
    }
    await operator.sees(/^The largest loss is at Home Price: 2, or 100%/);
    await expect(page.getByText(`Quotes for homes in ${name}: 3.`)).toContainText('sent: 1.');
    await expect(page.getByRole('rowheader', { name: 'Started' })).toHaveCount(0);
    await openTable(page, 'Day by day');
    const days = page.getByRole('table', { name: 'Quotes per day' }).getByRole('row');
    await expect(days).toHaveCount(31);
    await expect(days.filter({ has: page.getByRole('cell', { name: '3' }) })).toContainText('1');

    await choose(operator, 'Days', '7 days');
    await expect(days).toHaveCount(8);
    await page.reload();
    await expect(chosen(operator, 'State')).toHaveText(name);
    await expect(chosen(operator, 'Days')).toHaveText('7 days');
  });

  await test.step('validates a custom range, and reports a range without quotes', async () => {
    await choose(operator, 'Days', 'Custom range');
    await operator.enters('From', '2020-03-01');
    await expect(operator.errors).toHaveText(/^Choose a last day .* at most 400 days\.$/);
    await operator.enters('To', '2020-03-31');
    await operator.sees('No quotes were counted on these days.');
    await operator.enters('To', '2020-02-29');
    await expect(operator.errors).toBeVisible();
  });

  await test.step('does not count an operator’s quotes', async () => {
    const counted = operator.countedSteps();
    const access = page.waitForResponse('**/api/operator/access');
    await page.clock.install();
    await page.goto('/quote/home-info/type');
    await operator.isOn('Home Type');
    // The page counts a step after it has been open for one second.
    await page.clock.runFor(2_000);
    await operator.presses('Condo');
    await operator.isOn('Home Location');
    await page.clock.runFor(2_000);
    await access;
    await page.clock.runFor(2_000);
    expect(counted).toEqual([]);
  });
});

test('shows an accessible overview that fits narrow viewports', { tag: '@full' }, async ({
  operator,
  page,
}) => {
  await answerFixed(page);
  await openAsOperator(operator, FIXED);
  const days = page.getByRole('figure', { name: 'Day by day' });
  await expect(days.locator('svg').last()).toBeVisible();
  await openTable(page, 'Day by day');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await operator.list('State').focus();
  await page.keyboard.press('ArrowDown');
  await expect(chosen(operator, 'State')).toHaveText('California');
  expect(new URL(page.url()).searchParams.get('state')).toBe('CA');
});

/** A link to the overview with a fixed 30-day range, so that screenshots do not change. */
const FIXED = `${OVERVIEW}?from=2026-09-01&to=2026-09-30`;
const shares = [
  1, 0.86, 0.79, 0.77, 0.74, 0.69, 0.66, 0.64, 0.63, 0.62, 0.61, 0.6, 0.55, 0.54, 0.41, 0.09,
];
async function answerFixed(page: Page): Promise<void> {
  const days = Array.from({ length: 30 }, (_, index) => {
    const started = 90 + Math.round(30 * Math.sin(index) + 2 * index);
    const day = `2026-09-${String(index + 1).padStart(2, '0')}`;
    return funnelSteps.map((step, place) => {
      return { day, step, count: Math.round(started * (shares[place] ?? 0)) };
    });
  });
  const data = { days: days.flat(), states: ['CA', 'OH', 'TX'] };
  await page.route(COUNTS, (route) => route.fulfill({ json: { data } }));
}

if (isPictured) {
  test('takes screenshots of the overview', { tag: '@phone' }, async ({ operator, page }) => {
    await answerFixed(page);
    await openAsOperator(operator, FIXED);
    await expect(page.getByRole('figure', { name: 'Day by day' })).toBeVisible();
    await picture(page, 'leads/8-overview');
  });
}
