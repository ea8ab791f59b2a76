import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Waits until the page shows Figtree. If the font arrives late, as on a busy machine, the page keeps
 * a font of the device. Then this reloads the page, which finds the font in the cache.
 */
export async function showOwnFont(page: Page): Promise<void> {
  const isShown = async () => {
    if (await hasOwnFont(page)) return true;
    await page.reload();
    return false;
  };
  await expect.poll(isShown, 'the page shows Figtree').toBe(true);
}

/** `document.fonts.check` does not tell: it also returns true for a font that arrived too late. */
async function hasOwnFont(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const canvas = document.createElement('canvas').getContext('2d');
    const widthIn = (family: string) => {
      if (canvas) canvas.font = `16px ${family}`;
      return canvas?.measureText('Figtree').width;
    };
    return widthIn('"Figtree Variable", monospace') !== widthIn('monospace');
  });
}
