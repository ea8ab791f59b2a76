import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browser } from '../e2e/browser.ts';
import { calculatorSettings, completeDraft } from '../e2e/drafts.ts';
import { type KeyCost, keyCosts, SLOW_DOWN } from './key-costs.ts';
import { median } from './median.ts';
import type { Row } from './part.ts';

/** Maximum milliseconds from a keystroke to the figures: one frame at 60 Hz. */
const GOAL = 16;

const KEYS = 60;

/** Number of fresh pages to type the same keys into, because other load on the machine varies. */
const PAGES = 5;

const ANSWER = '[aria-labelledby="payment"]';

/** The answer, and its payment in the head of the sheet. */
const FIGURES = `${ANSWER}, [role="dialog"] [data-payment]`;

/**
 * A draft with everything that a keystroke recalculates: assistance, extras and three scenarios.
 */
const draft = completeDraft({
  downPayment: 40_000,
  calculator: calculatorSettings({
    applyAssistance: true,
    mortgageInsurance: true,
    closingCosts: 3,
    dues: 150,
  }),
  scenarios: [15, 20, 30].map((term) => ({
    homePrice: 400_000,
    downPayment: 40_000,
    term,
    interestRate: 6,
    programId: null,
  })),
});

async function opened(open: Browser, address: string): Promise<Page> {
  const origin = new URL(address).origin;
  const localStorage = [{ name: 'latchkey.draft', value: JSON.stringify(draft) }];
  const page = await open.newPage({
    viewport: { width: 375, height: 812 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await page.goto(`${address}/quote/calculator`);
  // The answer is a skeleton until the programs have loaded.
  await page.locator(`${ANSWER} [data-payment]`).first().waitFor();
  const pictures = page.getByRole('figure');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.locator('svg').last().waitFor();
  }
  return page;
}

/**
 * Measures each key typed into the price field. The figures right after the keystroke must be
 * final.
 */
async function typedPrice(page: Page): Promise<KeyCost[]> {
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('Home Price').click();
  await page.keyboard.press('End');
  const figures = () => page.locator(FIGURES).allTextContents();
  await page.evaluate((selector) => {
    addEventListener('input', () => {
      const parts = [...document.querySelectorAll(selector)];
      document.body.dataset.figures = JSON.stringify(parts.map((part) => part.textContent));
    });
  }, FIGURES);
  const costs = await keyCosts(page, KEYS);
  const atTheKey = await page.evaluate(() => document.body.dataset.figures);
  await page.waitForTimeout(1_000);
  if (atTheKey !== JSON.stringify(await figures()))
    throw new Error('The figures changed after the key was handled');
  return costs;
}

/** Measures the same keys in a plain input, which is the browser's own cost. */
async function typedNothing(page: Page): Promise<KeyCost[]> {
  await page.evaluate(() => {
    const box = document.createElement('input');
    box.value = '400,000';
    box.style.cssText = 'position: fixed; top: 0';
    document.body.append(box);
    box.focus();
  });
  return keyCosts(page, KEYS);
}

/** Runs the product like `npm start`, with its own port and database. */
async function served<Result>(use: (address: string) => Promise<Result>): Promise<Result> {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../e2e/server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise<string>((ready, fail) => {
      let told = '';
      server.stdout.on('data', (data) => {
        told += data;
        const [found] = /http:\/\/[\w.]+:\d+/.exec(told) ?? [];
        if (found) ready(found);
      });
      server.once('exit', () => fail(new Error(`The server stopped: ${told}`)));
    });
    return await use(address);
  } finally {
    server.kill();
  }
}

/** Measures the time from a keystroke to the calculator's figures on a slow phone. */
export async function keystroke(): Promise<Row> {
  const open = await chromium.launch(await browser());
  const pages: KeyCost[][] = [];
  let bare: KeyCost[] = [];
  await served(async (address) => {
    while (pages.length < PAGES) {
      const page = await opened(open, address);
      pages.push(await typedPrice(page));
      if (pages.length === PAGES) bare = await typedNothing(page);
      await page.close();
    }
  }).finally(() => open.close());
  const keys = usualCosts(pages);
  const figures = keys.map((key) => key.figures);
  const p95 = share(figures, 0.95);
  return {
    keystroke: `CPU ${SLOW_DOWN} x slower`,
    'keys x pages': `${keys.length} x ${PAGES}`,
    'median ms to figures': share(figures, 0.5),
    'p95 ms': p95,
    'max ms': share(figures, 1),
    'ms to paint': share(
      keys.map(({ drawn }) => drawn),
      0.5,
    ),
    'plain input, ms to paint': share(
      bare.map(({ drawn }) => drawn),
      0.5,
    ),
    'ms of all work': share(
      keys.map(({ all }) => all),
      0.5,
    ),
    goal: `p95 < ${GOAL} ms`,
    met: p95 < GOAL,
  };
}

/**
 * Median for each keystroke across the pages. Keeps the slower first keystroke, but drops a stall
 * on a single page.
 */
function usualCosts(pages: readonly (readonly KeyCost[])[]): KeyCost[] {
  return Array.from({ length: KEYS }, (_, place) => {
    const costs = pages.flatMap((keys) => keys.filter((key) => key.place === place));
    const of = (part: 'figures' | 'drawn' | 'all') => median(costs.map((cost) => cost[part]));
    return { place, figures: of('figures'), drawn: of('drawn'), all: of('all') };
  });
}

/** The quantile at `part`, from 0 to 1. */
function share(milliseconds: readonly number[], part: number): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const place = Math.min(Math.floor(sorted.length * part), sorted.length - 1);
  return Number((sorted[place] ?? Number.NaN).toFixed(1));
}
