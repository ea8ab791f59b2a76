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
  const path = pictureFile(`${name}-${page.viewportSize()?.width}`);
  await page.screenshot({ path, animations: 'disabled' });
}

/** The path of a picture in `docs/screens`. */
export function pictureFile(name: string): string {
  return join(folder, `${name}.png`);
}

/** Takes a screenshot of the whole page, in a window as tall as the page. Slow: for pictures only. */
export async function wholePicture(page: Page, name: string): Promise<void> {
  const { width = 0, height: first = 0 } = page.viewportSize() ?? {};
  let [height, next] = [0, first];
  // In a taller window, sections render that were below the fold.
  while (next !== height) {
    height = next;
    await page.setViewportSize({ width, height });
    // A page whose data never arrives has no idle network.
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {});
    next = await scrollHeight(page);
  }
  // A page at least as tall as its window keeps the height of a section that has since loaded.
  await page.setViewportSize({ width, height: first });
  await page.setViewportSize({ width, height: await scrollHeight(page) });
  await picture(page, name);
}

function scrollHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
