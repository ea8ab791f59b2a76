import type { Page } from '@playwright/test';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open, type PageOfProduct } from './pages.ts';
import { summaryRow } from './summary.ts';
import { enter } from './wizard.ts';

test('two tabs that answer one quote keep the answers of both', { tag: '@postgres' }, async ({
  context,
  haveDraft,
  page: tab,
}) => {
  await haveDraft(completeDraft());
  const other = await context.newPage();
  await tab.goto('/quote/home-info/price?edit');
  await other.goto('/quote/financial-info/household-income?edit');

  await enter(tab, 'Home Price', 350_000);
  await enter(other, 'Household Income', 81_000);

  for (const each of [tab, other]) {
    await expect(summaryRow(each, 'Home Price')).toContainText('$350,000');
    await expect(summaryRow(each, 'Household Income')).toContainText('$81,000');
  }
});

test('answers of both are kept even where one tab hears of the other too late', async ({
  context,
  haveDraft,
  page: tab,
}) => {
  await haveDraft(completeDraft());
  const deaf = await context.newPage();
  await deaf.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await deaf.goto('/quote/financial-info/household-income?edit');
  await tab.goto('/quote/home-info/price?edit');

  await enter(tab, 'Home Price', 350_000);
  await onPage(tab, 'Confirm Info');
  await enter(deaf, 'Household Income', 81_000);

  await expect(summaryRow(deaf, 'Home Price')).toContainText('$350,000');
  await expect(summaryRow(deaf, 'Household Income')).toContainText('$81,000');
});

const steps: Record<string, { at: PageOfProduct; step: (tab: Page) => Promise<void> }> = {
  'answers a question': {
    at: { name: 'Home Price', address: '/quote/home-info/price', heading: 'Home Price' },
    step: (tab) => enter(tab, 'Home Price', 350_000),
  },
  'confirms the answers': {
    at: laterPages.confirmation,
    step: (tab) => tab.getByRole('button', { name: 'Confirm Info' }).click(),
  },
  'leaves the list of programs': {
    at: laterPages.programs,
    step: (tab) => tab.getByRole('link', { name: 'Back' }).click(),
  },
  'changes the price in the calculator': {
    at: laterPages.calculator,
    step: (tab) => tab.getByLabel('Home Price').fill('350000'),
  },
};

for (const [what, { at, step }] of Object.entries(steps)) {
  test(`who ${what} after another tab cleared the quote starts anew`, async ({
    context,
    haveDraft,
    page: tab,
  }) => {
    await haveDraft(completeDraft());
    await open(tab, at);
    const other = await context.newPage();
    await other.goto('/quote/home-info/type');
    await other.getByRole('button', { name: 'Back' }).click();
    await expect(other).toHaveURL('/');

    await onPage(tab, at.heading);
    await step(tab);
    await onPage(tab, 'Home Type');
    await expect(tab.getByRole('button', { pressed: true })).toHaveCount(0);
  });
}
