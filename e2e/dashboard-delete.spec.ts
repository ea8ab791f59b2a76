import { alerts } from './alert.ts';
import { card, condo, house, openCard, QUOTE, QUOTES, test } from './dashboards.ts';
import { expect } from './fixtures.ts';
import { onPage } from './pages.ts';
import { confirmAnswers } from './wizard.ts';

test('a deleted quote leaves the dashboard and does not come back', async ({ dashboardOf }) => {
  const page = await dashboardOf(condo, house);
  await card(page, 'Condo').getByText('Delete Application').click();
  await expect(card(page, 'Condo')).toBeHidden();
  await expect(page.getByRole('status')).toContainText('The application was deleted.');

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await card(page, 'Single-Family').getByText('Delete Application').click();
  await onPage(page, 'Unlock Savings Today');
});

test('says that a quote is deleted only once it is, and offers Undo only then', async ({
  dashboardOf,
}) => {
  const page = await dashboardOf(condo, house);
  const held = Promise.withResolvers<void>();
  await page.route(QUOTE, async (route) => {
    await held.promise;
    await route.continue();
  });
  await card(page, 'Condo').getByText('Delete Application').click();
  await expect(page.getByRole('status')).toHaveText('Deleting the application\u2026');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();

  held.resolve();
  await expect(page.getByRole('status')).toContainText('The application was deleted.');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('restores a quote once, also when the first try of Undo fails', async ({
  allowMessage,
  dashboardOf,
}) => {
  allowMessage(/status of 400/);
  const page = await dashboardOf(condo, house);
  await card(page, 'Condo').getByText('Delete Application').click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.route(QUOTES, (route) => route.fulfill({ status: 400 }), { times: 1 });
  await undo.click();
  await expect(alerts(page)).toContainText('Something went wrong while trying to save the quote.');

  await undo.dblclick();
  await expect(undo).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a double click deletes one quote and opens none', async ({ dashboardOf }) => {
  const page = await dashboardOf(condo, house, { ...condo, homeType: 'multi-family' });
  const link = card(page, 'Multi-Family').getByText('Delete Application');
  await link.click();
  await expect(link).toBeHidden();
  // The pointer has not moved, and what is below it is another card now.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByRole('status')).toContainText('The application was deleted.');
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('says that a quote was deleted here when its answers are confirmed after that', async ({
  dashboardOf,
}) => {
  const page = await dashboardOf(condo);
  await openCard(page);
  await onPage(page, 'Confirm Info');
  await page.goBack();
  await card(page, 'Condo').getByText('Delete Application').click();
  await expect(page.getByRole('status')).toContainText('The application was deleted.');
  await page.goForward();
  await confirmAnswers(page);
  await expect(alerts(page)).toContainText('Saved as a new application');
  await expect(alerts(page)).toContainText('You deleted the saved one on your dashboard.');

  // After Undo the answers belong to the restored quote: confirming them saves no second one.
  await page.goto('/dashboard');
  await openCard(page);
  await onPage(page, 'Confirm Info');
  await page.goBack();
  await card(page, 'Condo').getByText('Delete Application').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Condo')).toBeVisible();
  await page.goForward();
  await confirmAnswers(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a deleted quote is there again after Undo', async ({ dashboardOf }) => {
  const page = await dashboardOf(condo);
  await card(page, 'Condo').getByText('Delete Application').click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Condo')).toBeVisible();

  await page.reload();
  await expect(card(page, 'Condo')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a quote is off the list at once, and back in its place if it could not be deleted', async ({
  allowMessage,
  dashboardOf,
}) => {
  allowMessage(/Failed to load resource/);
  const page = await dashboardOf(condo, house, { ...condo, homeType: 'multi-family' });
  const held = Promise.withResolvers<void>();
  await page.route(QUOTE, async (route) => {
    await held.promise;
    await route.abort();
  });
  await expect(page.getByRole('article')).toHaveCount(3);
  await card(page, 'Single-Family').getByText('Delete Application').click();
  await expect(card(page, 'Single-Family')).toBeHidden();

  held.resolve();
  await expect(alerts(page)).toContainText('Error');
  await expect(alerts(page)).toContainText(
    'Something went wrong while trying to delete the quote.',
  );
  await expect(page.getByRole('article')).toContainText(['Multi-Family', 'Single-Family', 'Condo']);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('a quote that another device has deleted is deleted', async ({
  allowMessage,
  dashboardOf,
}) => {
  allowMessage(/status of 404/);
  const page = await dashboardOf(condo);
  await page.route(QUOTE, async (route) => {
    await route.fetch();
    await route.continue();
  });
  await card(page, 'Condo').getByText('Delete Application').click();
  await onPage(page, 'Unlock Savings Today');
  await expect(alerts(page)).toHaveCount(0);
});
