import type { Buyer } from './buyer.ts';
import { buyers, completeDraft } from './drafts.ts';
import { expect, test } from './test.ts';

// `draft.test.ts` and `saved-quotes.test.ts` check how the app reads invalid data in storage.

test('finds programs when storage is blocked, and warns that the quote was not saved', async ({
  buyer,
}) => {
  await buyer.blocksStorage();
  await buyer.answersAll(buyers['a teacher in Austin']);
  await buyer.confirms();
  await expectNotSaved(buyer);
});

test('keeps an answer in memory when storage is full, and warns that the quote was not saved', {
  tag: '@full',
}, async ({ buyer, context }) => {
  await buyer.has();
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  });
  await buyer.opens('confirmation');
  await buyer.follows('Edit Credit Score');
  await buyer.answers('Credit Score', 'Good (660 to 719)');
  await buyer.arrivesAt('confirmation');
  await buyer.sees('Good (660 to 719)');
  await buyer.confirms();
  await expectNotSaved(buyer);
});

test('keeps the intact quotes if another quote is damaged, and starts over if the draft is damaged', {
  tag: '@full',
}, async ({ buyer, page }) => {
  const { homePrice, ...draft } = completeDraft();
  await buyer.stores({
    quotes: '[{"id":1},null,"quote"]',
    'latchkey.draft': JSON.stringify({ ...draft, homePrice, homeColor: 'red' }),
  });
  await buyer.opens('confirmation');
  await buyer.confirms();
  const saved = await buyer.savedQuotes();
  expect(saved).toMatchObject([{ homePrice }]);

  // Uses a blank page, because the app would replace the damaged draft with a new draft.
  await page.goto('about:blank');
  await buyer.stores({ 'latchkey.draft': '{', quotes: '{' });
  await page.goto('/quote/confirmation');
  await expect(page).toHaveURL('/quote/home-info/type');
});

async function expectNotSaved(buyer: Buyer): Promise<void> {
  await expect(buyer.messages).toContainText('Error');
  await expect(buyer.messages).toContainText(
    'Something went wrong while trying to save the quote.',
  );
}
