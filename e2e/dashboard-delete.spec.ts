import { alerts } from './alert.ts';
import { card, condo, house, openCard, QUOTE, QUOTES, test } from './dashboards.ts';
import { expect } from './fixtures.ts';
import { onPage } from './pages.ts';
import { confirmAnswers } from './wizard.ts';

const duplex = { ...condo, homeType: 'multi-family' };

test('deletes a quote permanently, and restores it on the page if the request fails', async ({
  allowMessage,
  dashboardOf,
}) => {
  allowMessage(/Failed to load resource/);
  const page = await dashboardOf(condo, house, duplex);
  const status = page.getByRole('status').filter({ hasText: 'application' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(page.getByRole('article')).toHaveCount(3);

  await test.step('restores the quote to its original position after a failure', async () => {
    const failing = Promise.withResolvers<void>();
    await page.route(QUOTE, async (route) => {
      await failing.promise;
      await route.abort();
    });
    await card(page, 'Single-Family').getByText('Delete Application').click();
    await expect(card(page, 'Single-Family')).toBeHidden();
    failing.resolve();
    await expect(alerts(page)).toContainText('Error');
    await expect(alerts(page)).toContainText(
      'Something went wrong while trying to delete the quote.',
    );
    await expect(page.getByRole('article')).toContainText([
      'Multi-Family',
      'Single-Family',
      'Condo',
    ]);
    await expect(undo).toBeHidden();
    await page.unroute(QUOTE);
  });

  await test.step('offers Undo only after the server deletes the quote', async () => {
    const held = Promise.withResolvers<void>();
    await page.route(QUOTE, async (route) => {
      await held.promise;
      await route.continue();
    });
    await card(page, 'Single-Family').getByText('Delete Application').click();
    await expect(status).toHaveText('Deleting the application\u2026');
    await expect(undo).toBeHidden();
    held.resolve();
    await expect(status).toContainText('The application was deleted.');
    await expect(undo).toBeFocused();
    await page.unroute(QUOTE);
  });

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await card(page, 'Multi-Family').getByText('Delete Application').click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(status).toContainText('The application was deleted.');

  await test.step('accepts that another device deleted the quote first', async () => {
    await page.route(QUOTE, async (route) => {
      await route.fetch();
      await route.continue();
    });
    const answer = page.waitForResponse(QUOTE);
    await card(page, 'Condo').getByText('Delete Application').click();
    expect((await answer).status()).toBe(404);
    await expect(status).toContainText('The application was deleted.');
    await onPage(page, 'Unlock Savings Today');
    await expect(alerts(page).filter({ hasText: 'Error' })).toHaveCount(0);
  });
});

test('deletes one quote on a double click, and restores it once', async ({
  allowMessage,
  dashboardOf,
}) => {
  allowMessage(/status of 400/);
  const page = await dashboardOf(condo, house, duplex);
  const link = card(page, 'Multi-Family').getByText('Delete Application');
  await link.click();
  await expect(link).toBeHidden();
  // The pointer has not moved, but another card is under it now.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByRole('status').first()).toContainText('The application was deleted.');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(2);

  const undo = page.getByRole('button', { name: 'Undo' });
  await page.route(QUOTES, (route) => route.fulfill({ status: 400 }), { times: 1 });
  await undo.click();
  await expect(alerts(page)).toContainText('Something went wrong while trying to save the quote.');
  await undo.dblclick();
  await expect(undo).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('saves answers as a new quote if the old one was deleted, or updates a restored quote', async ({
  dashboardOf,
}) => {
  const page = await dashboardOf(condo);
  await openCard(page);
  await onPage(page, 'Confirm Info');
  await page.goBack();
  await card(page, 'Condo').getByText('Delete Application').click();
  await expect(page.getByRole('status').first()).toContainText('The application was deleted.');
  await page.goForward();
  await confirmAnswers(page);
  await expect(alerts(page)).toContainText('Saved as a new application');
  await expect(alerts(page)).toContainText(
    'You deleted the original application on your dashboard.',
  );

  await page.goto('/dashboard');
  await openCard(page);
  await onPage(page, 'Confirm Info');
  await page.goBack();
  await card(page, 'Condo').getByText('Delete Application').click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Condo')).toBeVisible();
  await page.goForward();
  await confirmAnswers(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);
});
