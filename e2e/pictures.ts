import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { twoFrames } from './waits.ts';

const folder = join(import.meta.dirname, '../docs/screens');

/** Whether this run takes the screenshots in `docs/screens`. */
export const isPictured = Boolean(process.env.SCREENS);

/**
 * Takes a screenshot of the visible part of the page. Does nothing unless the run takes
 * screenshots.
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (!isPictured) return;
  await showOwnFontNow(page);
  // Without this, an element under the pointer would show its hover style.
  await page.mouse.move(0, 0);
  const path = pictureFile(`${name}-${page.viewportSize()?.width}`);
  await page.screenshot({ path, animations: 'disabled' });
}

/** Returns the path of a screenshot in `docs/screens`. */
export function pictureFile(name: string): string {
  return join(folder, `${name}.png`);
}

/**
 * Takes a screenshot of the whole page, in a window that is as tall as the page. This is slow, so
 * call it only in runs that take screenshots.
 *
 * @param isUnfinished whether a section of the page never loads, so that its placeholder stays
 */
export async function wholePicture(page: Page, name: string, isUnfinished = false): Promise<void> {
  const { width = 0, height: first = 0 } = page.viewportSize() ?? {};
  const placeholders = page.locator('.animate-pulse');
  await showOwnFontNow(page);
  // In a taller window, sections that were below the fold load too.
  const isWhole = async () => {
    const height = await scrollHeight(page);
    const isTaller = height !== page.viewportSize()?.height;
    await page.setViewportSize({ width, height });
    await twoFrames(page);
    return !isTaller && (isUnfinished || (await placeholders.count()) === 0);
  };
  await expect.poll(isWhole, 'the whole page is in the window').toBe(true);
  // If the page is at least as tall as its window, it keeps the height of a placeholder after the
  // section has loaded.
  await page.setViewportSize({ width, height: first });
  await page.setViewportSize({ width, height: await scrollHeight(page) });
  // Some parts are smaller in a low window, such as with 200 % zoom, and grow in the tall window.
  await page.setViewportSize({ width, height: await scrollHeight(page) });
  await picture(page, name);
}

/** Takes screenshots of the page in both color schemes, if the run takes screenshots. */
export async function picturesInBothSchemes(page: Page, name: string): Promise<void> {
  if (!isPictured) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await wholePicture(page, `${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null });
}

/**
 * Shows Figtree even if the font arrived too late for the page, as can happen on a busy machine.
 * Unlike `showOwnFont`, does not reload the page, so the page keeps the test's input and its open
 * sections.
 */
async function showOwnFontNow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    }
    await document.fonts.load('16px "Figtree Variable"');
  });
}

function scrollHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
