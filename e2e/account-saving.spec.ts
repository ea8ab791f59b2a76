import { endSessions, type NewAccount } from './accounts.ts';
import type { Buyer } from './buyer.ts';
import { completeDraft, draftItems } from './drafts.ts';
import { expect, test } from './test.ts';

const FAILED = 'Something went wrong while trying to save the quote.';

/** Signs in to a new account and opens the confirmation page with a complete quote. */
async function opensConfirmation(buyer: Buyer): Promise<NewAccount> {
  const account = await buyer.hasAccount(draftItems(completeDraft()));
  await buyer.opensSignedIn('/quote/confirmation');
  await buyer.arrivesAt('confirmation');
  return account;
}

test('reports that a quote was not saved to the account, and saves it on the next try', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/Failed to load resource/);
  await opensConfirmation(buyer);
  const confirm = buyer.button('Confirm Info');
  const problem = { type: 'about:blank', title: 'Full', status: 409, code: 'too-many-quotes' };
  await page.route('**/api/quotes', (route) => route.fulfill({ status: 409, json: problem }));
  await confirm.click();
  await buyer.sees('Your account is full.');

  await page.unroute('**/api/quotes');
  await page.route('**/api/quotes', (route) => route.abort());
  await confirm.click();
  await buyer.sees(FAILED);
  await buyer.arrivesAt('confirmation');

  await page.unroute('**/api/quotes');
  await buyer.confirms();
});

test('reports that the session ended while saving, and then saves the quote in the browser', async ({
  allowMessage,
  buyer,
  request,
}) => {
  const account = await opensConfirmation(buyer);
  allowMessage(/status of 40[13]|Could not look up/);
  await endSessions(request, account.session);
  await buyer.presses('Confirm Info');
  await buyer.sees(FAILED);
  await expect(buyer.button('Create an account')).toBeVisible();
  await buyer.arrivesAt('confirmation');

  await buyer.confirms();
  expect(await buyer.savedQuotes()).toHaveLength(1);
});
