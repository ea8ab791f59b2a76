import type { Locator, Page } from '@playwright/test';
import { alerts, expectToEnd, LIFETIME_MS, timeLeft } from './alert.ts';
import { letTimePassUntil, stopTime } from './clock.ts';
import { contactForm, fillContact } from './contact.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';

/** Sends a request that fails while the clock is stopped. Returns the resulting alert. */
async function causeAlert(page: Page): Promise<Locator> {
  await contactForm(page).send.click();
  const alert = alerts(page);
  await letTimePassUntil(page, () => alert.isVisible());
  return alert;
}

test('dismisses an alert after 7 seconds, a click or Enter, and pauses on hover and focus', async ({
  allowMessage,
  haveDraft,
  page,
}) => {
  test.slow();
  // On a phone, an alert lies over the page's heading.
  await page.setViewportSize({ width: 375, height: 812 });
  allowMessage(/status of 400/);
  await haveDraft(completeDraft());
  await page.route('**/api/quotes/submit', (route) => route.fulfill({ status: 400 }));
  await page.clock.install();
  await open(page, laterPages.preApproval);
  await fillContact(page);
  await stopTime(page);

  await test.step('announces the alert politely', async () => {
    const alert = await causeAlert(page);
    await expect(alert.locator('xpath=ancestor::*[@aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expect(alert).toContainText('Error');
    await expect(alert).toContainText(
      'Something went wrong while trying to submit the quote. Please try again later.',
    );
  });

  await test.step('shrinks its bar every 100 ms until it disappears, and never moves the page', async () => {
    const alert = alerts(page);
    const left = await timeLeft(alert);
    expect(left).toBeGreaterThan(LIFETIME_MS - 500);
    await page.clock.runFor(100);
    await expect.poll(() => timeLeft(alert)).toBe(left - 100);
    await page.clock.runFor(100);
    await expect.poll(() => timeLeft(alert)).toBe(left - 200);
    await expectToEnd(alert);
  });

  await test.step('pauses while the pointer is over it', async () => {
    const alert = await causeAlert(page);
    await alert.hover();
    const left = await timeLeft(alert);
    await page.clock.runFor(60_000);
    expect(await timeLeft(alert)).toBe(left);
    await page.mouse.move(0, 0);
    await page.clock.runFor(left);
    await expect(alert).toBeHidden();
  });

  await test.step('disappears after a click anywhere on it', async () => {
    const alert = await causeAlert(page);
    await alert.click({ position: { x: 60, y: 30 } });
    await expect(alert).toBeHidden();
  });

  await test.step('pauses while it has keyboard focus, and disappears on Enter', async () => {
    const alert = await causeAlert(page);
    await alert.getByRole('button', { name: 'Dismiss' }).focus();
    const left = await timeLeft(alert);
    await page.clock.runFor(60_000);
    expect(await timeLeft(alert)).toBe(left);
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
