import type { Page } from '@playwright/test';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open, type PageOfProduct } from './pages.ts';
import { enter, summaryRow } from './wizard.ts';

test('keeps answers from two tabs, even if one tab gets no storage events', async ({
  context,
  haveDraft,
  page: tab,
}) => {
  await haveDraft(completeDraft());
  const late = await context.newPage();
  await late.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await late.goto('/quote/financial-info/household-income?edit');
  await tab.goto('/quote/home-info/price?edit');

  await enter(tab, 'Home Price', 350_000);
  await onPage(tab, 'Confirm Info');
  await enter(late, 'Household Income', 81_000);

  for (const each of [tab, late]) {
    await expect(summaryRow(each, 'Home Price')).toContainText('$350,000');
    await expect(summaryRow(each, 'Household Income')).toContainText('$81,000');
  }
});

interface Action {
  readonly on: PageOfProduct;
  /** Waits until the app knows the quote. The server sends the heading before that. */
  readonly known: (tab: Page) => Promise<void>;
  readonly act: (tab: Page) => Promise<void>;
}

/** Pages, each with the buyer's next action. */
const actions: readonly Action[] = [
  {
    on: { name: 'Home Price', address: '/quote/home-info/price', heading: 'Home Price' },
    known: (tab) => expect(tab.getByLabel('Home Price')).toHaveValue('400,000'),
    act: (tab) => enter(tab, 'Home Price', 350_000),
  },
  {
    on: laterPages.confirmation,
    known: (tab) => expect(summaryRow(tab, 'Home Price')).toContainText('$400,000'),
    act: (tab) => tab.getByRole('button', { name: 'Confirm Info' }).click(),
  },
  {
    on: laterPages.programs,
    known: (tab) => expect(tab.getByRole('article').first()).toBeVisible(),
    act: (tab) => tab.getByRole('link', { name: 'Back' }).click(),
  },
  {
    on: laterPages.calculator,
    known: (tab) => expect(tab.getByLabel('Home Price')).toHaveValue('400,000'),
    act: (tab) => tab.getByLabel('Home Price').fill('350000'),
  },
];

test('starts over at the first question after another tab clears the quote', async ({
  context,
  page: tab,
}) => {
  const other = await context.newPage();
  await other.goto('/privacy');
  for (const { on, known, act } of actions) {
    await test.step(`on ${on.name}`, async () => {
      await other.evaluate(
        (draft) => localStorage.setItem('latchkey.draft', draft),
        JSON.stringify(completeDraft()),
      );
      await open(tab, on);
      await known(tab);
      await other.evaluate(() => localStorage.removeItem('latchkey.draft'));
      await onPage(tab, on.heading);
      await act(tab);
      await onPage(tab, 'Home Type');
      await expect(tab.getByRole('button', { pressed: true })).toHaveCount(0);
    });
  }
});
