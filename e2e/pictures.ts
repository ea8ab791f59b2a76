import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../docs/screens');

/** Whether this run takes the pictures of `docs/screens`. */
export const isPictured = Boolean(process.env.SCREENS);

/** Takes a picture of what a buyer sees without scrolling, if this run takes pictures. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!isPictured) return;
  // Otherwise an element under the pointer would look hovered.
  await page.mouse.move(0, 0);
  const path = join(folder, `${name}-${page.viewportSize()?.width}.png`);
  await page.screenshot({ path, animations: 'disabled' });
}
