import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { signedInViews, signedOutViews } from './account-pages.ts';
import { newAccount, sessionItems, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { onPage } from './pages.ts';

/** CSS pixels: a small phone, and a desktop of 1280 x 800 zoomed to 200 %. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/** Nothing sticks out sideways, of the page or of a dialog on it. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const asked = page.viewportSize();
  for (const size of narrow) {
    await page.setViewportSize(size);
    const width = () =>
      page.evaluate(() =>
        Math.max(
          ...Array.from(
            document.querySelectorAll('html, [role$=dialog]'),
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          ),
        ),
      );
    await expect.poll(width, `at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  if (asked) await page.setViewportSize(asked);
}

test.beforeEach(({ allowMessage }) => allowMessage(/status of 400|otp_expired/));

for (const [name, show] of Object.entries(signedOutViews)) {
  test(`${name} is accessible and never scrolls sideways`, { tag: '@phone' }, async ({ page }) => {
    await show(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

for (const [name, show] of Object.entries(signedInViews)) {
  test(`${name} is accessible and never scrolls sideways`, { tag: '@phone' }, async ({
    page,
    request,
    store,
  }) => {
    await store(sessionItems((await newAccount(request)).session));
    await show(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('the menu is worked by keyboard, and gives the focus back', async ({ page, request }) => {
  const maya = await newAccount(request);
  await signIn(page, maya);
  await onPage(page, 'Unlock Savings Today');
  const avatar = page.getByRole('button', { name: 'Account of Maya Okafor' });
  await avatar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Account settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(avatar).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('L');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await onPage(page, 'Your path to lower monthly payments');
});
