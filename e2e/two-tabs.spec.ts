import type { Buyer } from './buyer.ts';
import { completeDraft } from './drafts.ts';
import { laterPages, openPage } from './pages.ts';
import { expect, test } from './test.ts';

test('keeps the answers from two tabs, even if one tab gets no storage events', {
  tag: '@full',
}, async ({ buyer }) => {
  await buyer.has();
  const late = await buyer.inNewTab();
  await late.page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await late.page.goto('/quote/financial-info/household-income?edit');
  await buyer.page.goto('/quote/home-info/price?edit');

  await buyer.answers('Home Price', 350_000);
  await buyer.arrivesAt('confirmation');
  await late.answers('Household Income', 81_000);

  for (const each of [buyer, late]) {
    await expect(each.row('Home Price')).toContainText('$350,000');
    await expect(each.row('Household Income')).toContainText('$81,000');
  }
});

interface Action {
  readonly address: string;
  readonly heading: string | RegExp;
  /**
   * Waits until the app has loaded the quote. The heading alone is not enough, because the server's
   * HTML already contains it.
   */
  readonly known: (buyer: Buyer) => Promise<void>;
  readonly act: (buyer: Buyer) => Promise<void>;
}

/**
 * Pages, each with an action that the buyer takes there after another tab has cleared the quote.
 */
const actions: readonly Action[] = [
  {
    address: '/quote/home-info/price',
    heading: 'Home Price',
    known: (buyer) => expect(buyer.field('Home Price')).toHaveValue('400,000'),
    act: (buyer) => buyer.answers('Home Price', 350_000),
  },
  {
    ...laterPages.confirmation,
    known: (buyer) => expect(buyer.row('Home Price')).toContainText('$400,000'),
    act: (buyer) => buyer.presses('Confirm Info'),
  },
  {
    ...laterPages.programs,
    known: (buyer) => expect(buyer.articles.first()).toBeVisible(),
    act: (buyer) => buyer.goesBack(),
  },
  {
    ...laterPages.calculator,
    known: (buyer) => expect(buyer.field('Home Price')).toHaveValue('400,000'),
    act: (buyer) => buyer.enters('Home Price', '350000'),
  },
];

test('starts over at the first question after another tab clears the quote', async ({ buyer }) => {
  const { page: other } = await buyer.inNewTab();
  await other.goto('/privacy');
  for (const { address, heading, known, act } of actions) {
    await test.step(`starts over if the buyer was on ${address}`, async () => {
      await other.evaluate(
        (draft) => localStorage.setItem('latchkey.draft', draft),
        JSON.stringify(completeDraft()),
      );
      await openPage(buyer.page, { address, heading });
      await known(buyer);
      await other.evaluate(() => localStorage.removeItem('latchkey.draft'));
      await buyer.isOn(heading);
      await act(buyer);
      await buyer.isOn('Home Type');
      await expect(buyer.page.getByRole('button', { pressed: true })).toHaveCount(0);
    });
  }
});
