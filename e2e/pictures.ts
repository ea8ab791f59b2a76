import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../docs/screens');

/** Takes a picture of what a buyer sees without scrolling, where `SCREENS` asks for pictures. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENS) return;
  const path = join(folder, `${name}-${page.viewportSize()?.width}.png`);
  await page.screenshot({ path, animations: 'disabled' });
}
