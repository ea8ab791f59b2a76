import { expect, type Locator, type Page } from '@playwright/test';

/** How long an alert stays, in milliseconds. */
export const LIFETIME_MS = 7000;

/** Finds the alerts that appear over the page. Form field errors are not included. */
export function alerts(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
}

/** Reads an alert's remaining milliseconds from its progress bar. */
export async function timeLeft(alert: Locator): Promise<number> {
  const style = await alert.locator('[style*=scaleX]').getAttribute('style');
  return Math.round(Number(/scaleX\(([\d.]+)\)/.exec(String(style))?.[1]) * LIFETIME_MS);
}

/** Advances the stopped clock until the alert ends. Checks that the page under it does not move. */
export async function expectToEnd(alert: Locator): Promise<void> {
  const page = alert.page();
  const place = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  const before = await place();
  await page.clock.runFor((await timeLeft(alert)) - 100);
  await expect.poll(() => timeLeft(alert)).toBe(100);
  await page.clock.runFor(100);
  await expect(alert).toBeHidden();
  expect(await place()).toBe(before);
}
