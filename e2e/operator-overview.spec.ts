import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectFits } from './accessibility.ts';
import { newPerson, openMenu, SESSION_KEY, signedUp } from './accounts.ts';
import { test as base, expect } from './fixtures.ts';
import { steps } from './funnel.ts';
import { newOperator } from './leads.ts';
import { onPage } from './pages.ts';
import { isPictured, picture } from './pictures.ts';

const OVERVIEW = '/operator/overview';
const COUNTS = '**/api/operator/overview?**';

interface Fixtures {
  /** Opens a page, signed in as somebody who may see the overview, or as somebody else. */
  openAs: (who: 'operator' | 'buyer', address?: string) => Promise<void>;
}

const test = base.extend<Fixtures>({
  openAs: async ({ page, request, store }, use) => {
    await use(async (who, address = OVERVIEW) => {
      const person = { ...newPerson(), fullName: 'Olive Tran' };
      if (who === 'operator') await newOperator(request, person);
      else await signedUp(request, person);
      const answer = await request.post('/auth/v1/token?grant_type=password', {
        data: { email: person.email, password: person.password },
      });
      await store({ [SESSION_KEY]: await answer.text() });
      await page.goto(address);
    });
  },
});

/** States with few people, where no other test buys a home: each run of a test has its own. */
const quietStates = {
  desktop: ['Wyoming', 'North Dakota'],
  phone: ['South Dakota', 'Montana'],
} as const;
const letters = { Wyoming: 'WY', 'North Dakota': 'ND', 'South Dakota': 'SD', Montana: 'MT' };

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

/** The cells of a step in the table. */
function cells(page: Page, step: string): Locator {
  const table = page.getByRole('table', { name: 'Quotes at each step' });
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: step }) });
  return row.getByRole('cell');
}

async function choose(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

async function openTable(page: Page, title: string): Promise<void> {
  await page.getByRole('figure', { name: title }).getByText('Show as a table').click();
}

test(
  'an operator sees how far the quotes of a state come',
  { tag: '@phone' },
  async ({ openAs, page, request }, { project, retry }) => {
    const name = quietStates[project.name === 'phone' ? 'phone' : 'desktop'][retry] ?? 'Wyoming';
    const state = letters[name];
    await count(request, 'started', { times: 4, state: null });
    await count(request, 'homeLocation', { times: 3, state });
    await count(request, 'homePlan', { times: 2, state });
    await count(request, 'submitted', { times: 1, state });

    await openAs('operator', '/dashboard');
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Overview' }).click();
    await onPage(page, 'Overview');
    await openTable(page, 'Funnel');
    await expect(cells(page, 'Started').nth(2)).toHaveText('100%');
    const started = await cells(page, 'Started').first().textContent();
    expect(Number(started?.replace(',', ''))).toBeGreaterThanOrEqual(4);

    await choose(page, 'State', name);
    await expect(cells(page, 'Home Location')).toHaveText(['3', '–', '100%']);
    await expect(cells(page, 'Home Plan')).toHaveText(['2', '66.7%', '66.7%']);
    await expect(cells(page, 'Home Price')).toHaveText(['0', '0%', '0%']);
    await expect(cells(page, 'Request sent')).toHaveText(['1', '–', '33.3%']);
    await expect(page.getByText(`Of 3 quotes for homes in ${name}`)).toContainText('1 sent');
    await expect(page.getByRole('rowheader', { name: 'Started' })).toHaveCount(0);
    await openTable(page, 'Day by day');
    const days = page.getByRole('table', { name: 'Quotes per day' }).getByRole('row');
    await expect(days).toHaveCount(31);
    await expect(days.filter({ has: page.getByRole('cell', { name: '3' }) })).toContainText('1');

    await choose(page, 'Days', '7 days');
    await expect(days).toHaveCount(8);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveText(name);
    await expect(page.getByRole('combobox', { name: 'Days' })).toHaveText('7 days');
  },
);

test('a custom range may contain no quotes, and its days must be in order', async ({
  openAs,
  page,
}) => {
  await openAs('operator');
  await choose(page, 'Days', 'Custom range');
  await page.getByLabel('From').fill('2020-03-01');
  await expect(page.getByRole('alert')).toHaveText(/^Choose a first day, .* 400 days at most\.$/);
  await page.getByLabel('To').fill('2020-03-31');
  await expect(page.getByText('No quotes were counted on these days.')).toBeVisible();
  await page.getByLabel('To').fill('2020-02-29');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('counts that cannot be loaded are asked for again', async ({
  allowMessage,
  openAs,
  page,
  request,
}) => {
  allowMessage(/status of 400/);
  await count(request, 'started', { times: 1, state: null });
  await page.route(COUNTS, (route) => route.fulfill({ status: 400 }));
  await openAs('operator');
  await expect(page.getByRole('alert')).toContainText('The counts did not load.');
  await page.unroute(COUNTS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('figure', { name: 'Funnel' })).toBeVisible();
});

test('nobody else finds the overview', async ({ openAs, page }) => {
  await openAs('buyer');
  await onPage(page, 'Oops!');
});

test('the overview is accessible, by keyboard too, and scrolls no page sideways', {
  tag: '@phone',
}, async ({ openAs, page }) => {
  await answerFixed(page);
  await openAs('operator', FIXED);
  await expect(
    page.getByRole('figure', { name: 'Day by day' }).locator('svg').last(),
  ).toBeVisible();
  await openTable(page, 'Funnel');
  await openTable(page, 'Day by day');
  await expectFits(page);

  await page.getByRole('combobox', { name: 'State' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveText('California');
  expect(new URL(page.url()).searchParams.get('state')).toBe('CA');
});

/** Thirty days that never change, so that pictures of them do not. */
const FIXED = `${OVERVIEW}?from=2026-09-01&to=2026-09-30`;
const shares = [
  1, 0.86, 0.79, 0.77, 0.74, 0.69, 0.66, 0.64, 0.63, 0.62, 0.61, 0.6, 0.55, 0.54, 0.41, 0.09,
];
async function answerFixed(page: Page): Promise<void> {
  const days = Array.from({ length: 30 }, (_, index) => {
    const started = 90 + Math.round(30 * Math.sin(index) + 2 * index);
    const day = `2026-09-${String(index + 1).padStart(2, '0')}`;
    return steps.map((step, place) => {
      return { day, step, count: Math.round(started * (shares[place] ?? 0)) };
    });
  });
  const data = { days: days.flat(), states: ['CA', 'OH', 'TX'] };
  await page.route(COUNTS, (route) => route.fulfill({ json: { data } }));
}

if (isPictured) {
  test('pictures of the overview', { tag: '@phone' }, async ({ openAs, page }) => {
    await answerFixed(page);
    await openAs('operator', FIXED);
    await expect(page.getByRole('figure', { name: 'Day by day' })).toBeVisible();
    await expect(page.locator('.recharts-bar-rectangle').last()).toBeVisible();
    await picture(page, 'leads/8-overview');
  });
}
