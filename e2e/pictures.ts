import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../docs/screens');

/** Whether the pictures of `docs/screens` are to be taken anew. */
export const isPictured = Boolean(process.env.SCREENS);

/** Takes a picture of what a buyer sees without scrolling, where pictures are taken. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!isPictured) return;
  // Nothing looks as if the pointer lay on it.
  await page.mouse.move(0, 0);
  const path = join(folder, `${name}-${page.viewportSize()?.width}.png`);
  await page.screenshot({ path, animations: 'disabled' });
}
