import type { Locator, Page } from '@playwright/test';
import { alerts } from './alert.ts';
import { letTimePassUntil, stopTime } from './clock.ts';
import { contactForm, fillContact } from './contact.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';

const LIFETIME = 7000;

/** Has an alert by a request that fails, at a standing clock. */
async function alertOn(page: Page): Promise<Locator> {
  await page.route('**/api/quotes/submit', (route) => route.fulfill({ status: 400 }));
  await page.clock.install();
  await open(page, laterPages.preApproval);
  await fillContact(page);
  await stopTime(page);
  await contactForm(page).send.click();
  const alert = alerts(page);
  await letTimePassUntil(page, () => alert.isVisible());
  return alert;
}

/** The milliseconds that its bar shows to be left. */
async function timeLeft(alert: Locator): Promise<number> {
  const style = await alert.locator('[style*=scaleX]').getAttribute('style');
  return Math.round(Number(/scaleX\(([\d.]+)\)/.exec(String(style))?.[1]) * LIFETIME);
}

test.beforeEach(async ({ allowMessage, haveDraft }) => {
  allowMessage(/status of 400/);
  await haveDraft(completeDraft());
});

test('an alert goes after 7 seconds, its bar ticking each tenth of a second', async ({ page }) => {
  const alert = await alertOn(page);
  const left = await timeLeft(alert);
  expect(left).toBeGreaterThan(LIFETIME - 500);

  await page.clock.runFor(100);
  await expect.poll(() => timeLeft(alert)).toBe(left - 100);
  await page.clock.runFor(100);
  await expect.poll(() => timeLeft(alert)).toBe(left - 200);

  await page.clock.runFor(left - 300);
  await expect.poll(() => timeLeft(alert)).toBe(100);
  await page.clock.runFor(100);
  await expect(alert).toBeHidden();
});

test('an alert is announced politely, once there is somebody who listens', async ({ page }) => {
  const alert = await alertOn(page);
  await expect(alert.locator('xpath=ancestor::*[@aria-live]')).toHaveAttribute(
    'aria-live',
    'polite',
  );
  await expect(alert).toContainText('Error');
  await expect(alert).toContainText(
    'Something went wrong while trying to submit the quote. Please try again later.',
  );
});

test('a click anywhere on an alert dismisses it', async ({ page }) => {
  const alert = await alertOn(page);
  await alert.click({ position: { x: 60, y: 30 } });
  await expect(alert).toBeHidden();
});

test('an alert waits while the pointer is on it', async ({ page }) => {
  const alert = await alertOn(page);
  await alert.hover();
  const left = await timeLeft(alert);
  await page.clock.runFor(60_000);
  expect(await timeLeft(alert)).toBe(left);

  await page.mouse.move(0, 0);
  await page.clock.runFor(left);
  await expect(alert).toBeHidden();
});

test('an alert waits while the keyboard is on it, and goes at Enter', async ({ page }) => {
  const alert = await alertOn(page);
  const dismiss = alert.getByRole('button', { name: 'Dismiss' });
  await dismiss.focus();
  const left = await timeLeft(alert);
  await page.clock.runFor(60_000);
  expect(await timeLeft(alert)).toBe(left);

  await page.keyboard.press('Enter');
  await expect(alert).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
