import { newAccount, signIn } from './accounts.ts';
import { alerts } from './alert.ts';
import { contactForm } from './contact.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage } from './pages.ts';

test('who is signed in finds name and email filled in, and is led to the dashboard', {
  tag: '@phone',
}, async ({ haveDraft, page, request }) => {
  const maya = await newAccount(request);
  await haveDraft(completeDraft());
  await signIn(page, maya, laterPages.preApproval.address);
  const { name, email, send } = contactForm(page);
  await expect(name).toHaveValue(maya.fullName);
  await expect(email).toHaveValue(maya.email);

  const sent = page.waitForRequest('**/api/quotes/submit');
  await send.click();
  expect((await sent).headers()).not.toHaveProperty('authorization');
  await expect(page).toHaveURL('/dashboard');
  await expect(alerts(page)).toContainText('Thank you! Our team will be back to you soon.');
});

test('what was typed before signing in stays', async ({ haveDraft, page, request }) => {
  const maya = await newAccount(request);
  await haveDraft(completeDraft());
  await page.goto(laterPages.preApproval.address);
  await onPage(page, laterPages.preApproval.heading);
  await contactForm(page).name.fill('M. Okafor');
  await signInHere();
  await expect(contactForm(page).email).toHaveValue(maya.email);
  await expect(contactForm(page).name).toHaveValue('M. Okafor');

  /** In another tab: the page here is not left. */
  async function signInHere(): Promise<void> {
    const tab = await page.context().newPage();
    await signIn(tab, maya);
    await tab.close();
  }
});
