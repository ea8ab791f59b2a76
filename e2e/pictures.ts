import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { twoFrames } from './waits.ts';

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

/**
 * Takes a screenshot of the whole page, in a window as tall as the page. Slow: for pictures only.
 *
 * @param isUnfinished whether a part of the page never loads, so its placeholder stays
 */
export async function wholePicture(page: Page, name: string, isUnfinished = false): Promise<void> {
  const { width = 0, height: first = 0 } = page.viewportSize() ?? {};
  const placeholders = page.locator('.animate-pulse');
  // In a taller window, sections load that were below the fold.
  const isWhole = async () => {
    const height = await scrollHeight(page);
    const isTaller = height !== page.viewportSize()?.height;
    await page.setViewportSize({ width, height });
    await twoFrames(page);
    return !isTaller && (isUnfinished || (await placeholders.count()) === 0);
  };
  await expect.poll(isWhole, 'the whole page is in the window').toBe(true);
  // A page at least as tall as its window keeps the height of a section that has since loaded.
  await page.setViewportSize({ width, height: first });
  await page.setViewportSize({ width, height: await scrollHeight(page) });
  await picture(page, name);
}

/** Takes pictures of the whole page in both color schemes. Does nothing in ordinary runs. */
export async function picturesInBothSchemes(page: Page, name: string): Promise<void> {
  if (!isPictured) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await wholePicture(page, `${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null });
}

function scrollHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
