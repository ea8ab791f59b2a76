import { alerts } from './alert.ts';
import { contactForm, fillContact } from './contact.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';

const SUBMIT = '**/api/quotes/submit';

test.beforeEach(async ({ haveDraft, page }) => {
  await haveDraft(completeDraft());
  await open(page, laterPages.preApproval);
});

test('a request that failed is sent again as the same one, a changed one is another', {
  tag: '@postgres',
}, async ({ allowMessage, page }) => {
  allowMessage(/status of 500/);
  const keys: string[] = [];
  page.on('request', async (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.route(SUBMIT, (route) => route.fulfill({ status: 500 }), { times: 2 });
  const { name, send } = contactForm(page);
  const failures = alerts(page).filter({
    hasText: 'Something went wrong while trying to submit the quote. Please try again later.',
  });

  await fillContact(page);
  await send.click();
  await expect(failures).toHaveCount(1);
  await name.fill('Maya N. Okafor');
  await send.click();
  await expect.poll(() => keys).toHaveLength(2);
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await expect(failures).toHaveCount(1);
  await name.fill('Maya Okafor');
  await send.click();
  await onPage(page, 'Thank you, Maya Okafor');

  const [first, changed, again, ...more] = keys;
  expect(more).toEqual([]);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('while a request is on its way it is not sent twice', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(SUBMIT, async (route) => {
    sent += 1;
    await held.promise;
    await route.continue();
  });
  await fillContact(page);
  const { send, email } = contactForm(page);
  await send.click();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await send.click({ force: true });
  await email.press('Enter');
  held.resolve();
  await onPage(page, 'Thank you, Maya Okafor');
  expect(sent).toBe(1);
});
