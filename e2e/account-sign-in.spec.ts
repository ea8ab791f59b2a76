import { bearer, haveQuote, newAccount, newPerson, newSession } from './accounts.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './test.ts';

const TOKEN = '**/auth/v1/token*';

test('signs a buyer up, shows an empty dashboard, and signs the buyer out and back in', {
  tag: '@phone',
}, async ({ buyer, page }) => {
  const maya = newPerson();
  await page.goto('/');
  await buyer.presses('Sign In');
  await buyer.presses('Sign Up');
  await buyer.sendsSignUp(maya);

  await expect(page).toHaveURL('/dashboard');
  await buyer.arrivesAt('dashboard');
  await expect(buyer.dialog()).toBeHidden();
  await buyer.sees('Get started today and reduce your mortgage payments by up to 30%');
  await expect(buyer.button('Account of Maya Okafor')).toHaveText('M');

  const menu = await buyer.opensMenu();
  await expect(menu).toContainText('Maya Okafor');
  await expect(menu).toContainText(maya.email);
  await page.keyboard.press('Escape');

  await buyer.signsOut();
  await expect(page).toHaveURL('/');
  await buyer.presses('Sign In');
  await buyer.sendsSignIn(maya);
  await buyer.arrivesAt('dashboard');
  await expect(page).toHaveURL('/dashboard');
});

test('signs the user in and out in every tab, and removes the answers and quotes from the browser', {
  tag: '@full',
}, async ({ buyer, request }) => {
  const maya = await newAccount(request);
  await haveQuote(request, maya.session, completeDraft());
  await buyer.has();
  const [list, programs] = [await buyer.inNewTab(), await buyer.inNewTab()];
  await list.opens('landing');
  await programs.opens('programs');

  await buyer.signsIn(maya);
  await expect(list.page).toHaveURL('/dashboard');
  for (const each of [buyer, list]) await expect(each.articles).toHaveCount(1);

  const elsewhere = await newSession(request, maya);
  await list.signsOut();
  for (const each of [buyer, list, programs]) {
    await each.arrivesAt('landing');
    await expect(each.link('Continue my quote').first()).toBeHidden();
    await expect(each.messages).toHaveCount(0);
  }
  const kept = await buyer.page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key !== 'latchkey.compared')).toEqual([]);

  // Signing out also ends the user's sessions on other devices.
  const headers = bearer(elsewhere);
  expect((await request.get('/auth/v1/user', { headers })).status()).toBe(403);
});

test('explains why sign-up, sign-in or sign-out failed, and lets the user try again', async ({
  allowMessage,
  buyer,
  page,
  request,
}) => {
  allowMessage(/Failed to load resource|Could not end/);
  const maya = newPerson();
  await page.goto('/?auth=sign-up');

  await test.step('explains a failed sign-up', async () => {
    await buyer.sendsSignUp({ ...maya, password: 'password' });
    await buyer.sees('Something went wrong while trying to sign up.');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /on a list of common passwords/,
    );

    await newAccount(request, maya);
    await buyer.sendsSignUp(maya);
    await buyer.sees('An account with this email already exists.');

    await page.route('**/auth/v1/signup*', (route) => route.fulfill({ status: 503 }));
    await buyer.sendsSignUp(maya);
    await buyer.sees('The server is busy. Try again in a minute.');
  });

  await test.step('explains a failed sign-in', async () => {
    await buyer.presses('Sign In');
    await buyer.sendsSignIn({ ...maya, password: 'not the password' });
    const alert = buyer.errors;
    await expect(alert).toContainText('Something went wrong while trying to sign in.');
    await expect(alert).toContainText('This email and password do not match an account.');

    await page.route(TOKEN, (route) => route.abort());
    await buyer.sendsSignIn(maya);
    await expect(alert).toContainText('We could not reach the server.');

    await page.unroute(TOKEN);
    await page.route(TOKEN, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      }),
    );
    await buyer.sendsSignIn(maya);
    await expect(alert).toContainText('Too many attempts.');

    // The form's password error replaces the server error from the last attempt.
    await buyer.sendsSignIn({ ...maya, password: 'short' });
    await expect(alert).toHaveText(['Password must be at least 8 characters long']);
    await page.unroute(TOKEN);
  });

  await test.step('sends only one sign-in request at a time', async () => {
    const held = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(TOKEN, async (route) => {
      sent += 1;
      await held.promise;
      await route.continue();
    });
    await buyer.sendsSignIn(maya);
    const button = buyer.dialog().getByRole('button', { name: 'Sign In', exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    held.resolve();
    await buyer.arrivesAt('dashboard');
    expect(sent).toBe(1);
  });

  await test.step('ends the session in this browser even if sign-out fails', async () => {
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await buyer.signsOut();
    await expect(buyer.errors).toHaveCount(0);
    await page.reload();
    await expect(buyer.button('Sign In')).toBeVisible();
  });
});
