import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../docs/screens');

/** Whether this run takes the screenshots in `docs/screens`. */
export const isPictured = Boolean(process.env.SCREENS);

/** Takes a screenshot of what a buyer sees without scrolling. Does nothing in ordinary runs. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!isPictured) return;
  // Otherwise an element under the pointer would show its hover style.
  await page.mouse.move(0, 0);
  const path = join(folder, `${name}-${page.viewportSize()?.width}.png`);
  await page.screenshot({ path, animations: 'disabled' });
}
