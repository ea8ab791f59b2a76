import { type Page as BrowserPage, chromium } from '@playwright/test';
import { browser } from '../../e2e/browser.ts';
import { draftItems } from '../../e2e/drafts.ts';
import { untilAppRuns } from '../../e2e/waits.ts';
import type { Page } from './pages.ts';

/** The same CPU slowdown as in Lighthouse's phone profile. */
const SLOWDOWN = 4;

/** The number of mouse moves along the slider. */
const STEPS = 40;

/**
 * Measures the longest time between two animation frames, in milliseconds. The mouse drags a page's
 * slider from one end to the other.
 *
 * @returns `NaN` for a page without a slider to drag
 */
export async function longestGap({ url, draft, slider }: Page): Promise<number> {
  if (slider === undefined) return Number.NaN;
  const open = await chromium.launch(await browser());
  try {
    const items = Object.entries(draft ? draftItems(draft) : {});
    const localStorage = items.map(([name, value]) => ({ name, value }));
    const origins = [{ origin: new URL(url).origin, localStorage }];
    const page = await open.newPage({
      viewport: { width: 1_280, height: 900 },
      ignoreHTTPSErrors: true,
      storageState: { cookies: [], origins },
    });
    await page.goto(url);
    await untilAppRuns(page);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await gapOf(page, slider);
  } finally {
    await open.close();
  }
}

async function gapOf(page: BrowserPage, name: string): Promise<number> {
  const thumb = page.getByRole('slider', { name });
  const track = page.getByRole('group', { name });
  await thumb.scrollIntoViewIfNeeded();
  const [from, along] = [await thumb.boundingBox(), await track.boundingBox()];
  if (!from || !along) throw new RangeError(`The slider ${name} is not visible`);
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, y);
  await page.mouse.down();
  await page.evaluate(() => {
    window.longestGap = 0;
    let last = performance.now();
    const onFrame = (now: number) => {
      window.longestGap = Math.max(window.longestGap, now - last);
      last = now;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(along.x + (along.width * step) / STEPS, y);
  }
  await page.mouse.up();
  return page.evaluate(() => window.longestGap);
}

declare global {
  interface Window {
    /** Longest time between two animation frames so far, in milliseconds. */
    longestGap: number;
  }
}
