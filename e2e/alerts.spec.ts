import type { Locator } from '@playwright/test';
import type { Buyer } from './buyer.ts';
import { expect, test } from './test.ts';
import { expectToEnd, LIFETIME_MS, letTimePassUntil, stopTime, timeLeft } from './waits.ts';

/** Stops the clock and causes a request to fail. Returns the alert that appears. */
async function causeAlert(buyer: Buyer): Promise<Locator> {
  const { page } = buyer;
  await buyer.form.send.click();
  const alert = buyer.messages;
  await letTimePassUntil(page, () => alert.isVisible());
  return alert;
}

test('dismisses an alert after 7 seconds, a click or Enter, but not during hover or focus', async ({
  allowMessage,
  buyer,
  page,
}) => {
  test.slow();
  // On a phone, an alert covers the page's heading.
  await page.setViewportSize({ width: 375, height: 812 });
  allowMessage(/status of 400/);
  await buyer.has();
  await page.route('**/api/quotes/submit', (route) => route.fulfill({ status: 400 }));
  await page.clock.install();
  await buyer.opens('preApproval');
  await buyer.fillsForm();
  await stopTime(page);

  await test.step('announces the alert politely to screen readers', async () => {
    const alert = await causeAlert(buyer);
    await expect(alert.locator('xpath=ancestor::*[@aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expect(alert).toContainText('Error');
    await expect(alert).toContainText(
      'Something went wrong while trying to submit the quote. Please try again later.',
    );
  });

  await test.step("shrinks the alert's progress bar every 100 ms until the alert disappears, and does not move the page", async () => {
    const alert = buyer.messages;
    const left = await timeLeft(alert);
    expect(left).toBeGreaterThan(LIFETIME_MS - 500);
    await page.clock.runFor(100);
    await expect.poll(() => timeLeft(alert)).toBe(left - 100);
    await page.clock.runFor(100);
    await expect.poll(() => timeLeft(alert)).toBe(left - 200);
    await expectToEnd(alert);
  });

  await test.step('pauses the alert while the pointer is over it', async () => {
    const alert = await causeAlert(buyer);
    await alert.hover();
    const left = await timeLeft(alert);
    await page.clock.runFor(60_000);
    expect(await timeLeft(alert)).toBe(left);
    await page.mouse.move(0, 0);
    await page.clock.runFor(left);
    await expect(alert).toBeHidden();
  });

  await test.step('disappears after a click anywhere on the alert', async () => {
    const alert = await causeAlert(buyer);
    await alert.click({ position: { x: 60, y: 30 } });
    await expect(alert).toBeHidden();
  });

  await test.step('pauses while the alert has keyboard focus, and disappears on Enter', async () => {
    const alert = await causeAlert(buyer);
    await alert.getByRole('button', { name: 'Dismiss' }).focus();
    const left = await timeLeft(alert);
    await page.clock.runFor(60_000);
    expect(await timeLeft(alert)).toBe(left);
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
