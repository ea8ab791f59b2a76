import { condo, house } from './drafts.ts';
import { expect, test } from './test.ts';

const QUOTES = '**/api/quotes';
const QUOTE = '**/api/quotes/*';

const duplex = { ...condo, homeType: 'multi-family' };

test('deletes a quote permanently, but shows it again if the request fails', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/Failed to load resource/);
  await buyer.opensDashboardWith(condo, house, duplex);
  const status = page.getByRole('status').filter({ hasText: 'application' });
  const undo = buyer.button('Undo');
  await expect(buyer.articles).toHaveCount(3);

  await test.step('restores the quote to its original position after a failure', async () => {
    const release = await buyer.holds(QUOTE, (route) => route.abort());
    await buyer.deletesCard('Single-Family');
    await expect(buyer.card('Single-Family')).toBeHidden();
    release();
    await expect(buyer.messages).toContainText('Error');
    await expect(buyer.messages).toContainText(
      'Something went wrong while trying to delete the quote.',
    );
    await expect(buyer.articles).toContainText(['Multi-Family', 'Single-Family', 'Condo']);
    await expect(undo).toBeHidden();
    await page.unroute(QUOTE);
  });

  await test.step('offers Undo only after the server has deleted the quote', async () => {
    const release = await buyer.holds(QUOTE);
    await buyer.deletesCard('Single-Family');
    await expect(status).toHaveText('Deleting the application\u2026');
    await expect(undo).toBeHidden();
    release();
    await expect(status).toContainText('The application was deleted.');
    await expect(undo).toBeFocused();
    await page.unroute(QUOTE);
  });

  await page.reload();
  await expect(buyer.articles).toHaveCount(2);
  await buyer.deletesCard('Multi-Family');
  await expect(buyer.articles).toHaveCount(1);
  await expect(status).toContainText('The application was deleted.');

  await test.step('shows no error if another device has already deleted the quote', async () => {
    await page.route(QUOTE, async (route) => {
      await route.fetch();
      await route.continue();
    });
    const answer = page.waitForResponse(QUOTE);
    await buyer.deletesCard('Condo');
    expect((await answer).status()).toBe(404);
    await expect(status).toContainText('The application was deleted.');
    await buyer.isOn('Unlock Savings Today');
    await expect(buyer.messages.filter({ hasText: 'Error' })).toHaveCount(0);
  });
});

test('deletes one quote on a double click, and restores it once', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/status of 400/);
  await buyer.opensDashboardWith(condo, house, duplex);
  const link = buyer.card('Multi-Family').getByText('Delete Application');
  await link.click();
  await expect(link).toBeHidden();
  // The pointer has not moved, but now another card is under it.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByRole('status').first()).toContainText('The application was deleted.');
  await expect(page).toHaveURL('/dashboard');
  await expect(buyer.articles).toHaveCount(2);

  const undo = buyer.button('Undo');
  await page.route(QUOTES, (route) => route.fulfill({ status: 400 }), { times: 1 });
  await undo.click();
  await expect(buyer.messages).toContainText(
    'Something went wrong while trying to save the quote.',
  );
  await undo.dblclick();
  await expect(undo).toBeHidden();
  await expect(buyer.articles).toHaveCount(3);
  await page.reload();
  await expect(buyer.articles).toHaveCount(3);
});

test('saves the answers as a new quote if the old quote was deleted, or updates a restored quote', {
  tag: '@full',
}, async ({ allowMessage, buyer, page }) => {
  // A card's notes may still be loading when the buyer deletes the card.
  allowMessage(/404 \(Not Found\) \(.*\/notes\)/);
  await buyer.opensDashboardWith(condo);
  await buyer.opensCard('Condo');
  await page.goBack();
  await buyer.deletesCard('Condo');
  await expect(page.getByRole('status').first()).toContainText('The application was deleted.');
  await page.goForward();
  await buyer.confirms();
  await expect(buyer.messages).toContainText('Saved as a new application');
  await expect(buyer.messages).toContainText(
    'You deleted the original application on your dashboard.',
  );

  await page.goto('/dashboard');
  await buyer.opensCard('Condo');
  await page.goBack();
  await buyer.deletesCard('Condo');
  await expect(buyer.button('Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(buyer.card('Condo')).toBeVisible();
  await page.goForward();
  await buyer.confirms();
  await page.goto('/dashboard');
  await expect(buyer.articles).toHaveCount(1);
});
