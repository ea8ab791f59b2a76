import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browser } from '../e2e/browser.ts';
import { calculatorSettings, completeDraft } from '../e2e/drafts.ts';
import { type KeyCost, keyCosts, SLOW_DOWN } from './key-costs.ts';
import { median } from './median.ts';
import type { Row } from './part.ts';

/** Maximum milliseconds from a keystroke to the figures for 95% of the keys: a frame at 60 Hz. */
const GOAL = 16;

/** Maximum milliseconds for every key. */
const MAX = 50;

const KEYS = 60;

/** Number of fresh pages to type the same keys into, because other load on the machine varies. */
const PAGES = 5;

/** The payment in the head of the sheet, which covers the rest of the page. */
const FIGURES = '[role="dialog"] [data-payment]';

type Press = (page: Page, key: number) => Promise<void>;

const digit = (key: number) => String(1 + (key % 9));

/**
 * The price is 40,000 after each Backspace. That needs no loan, so most of the page changes: the
 * hardest case.
 */
const deleteAndType: Press = (page, key) => page.keyboard.press(key % 2 ? digit(key) : 'Backspace');

/** The usual case: another digit in place of the second one. */
const replace: Press = async (page, key) => {
  await page.evaluate(() => {
    const box = document.activeElement;
    if (box instanceof HTMLInputElement) box.setSelectionRange(1, 2);
  });
  await page.keyboard.press(digit(key));
};

/** What a buyer does to a price of $400,000, in this order on each page. */
const edits = [
  { edit: 'delete a digit, type one', press: deleteAndType },
  { edit: 'replace a digit', press: replace },
];

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
  await page.locator('[aria-labelledby="payment"] [data-payment]').first().waitFor();
  // The lower sections load after a buyer's first action.
  await page.mouse.move(1, 1);
  const pictures = page.getByRole('figure');
  await pictures.first().waitFor();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.locator('svg').last().waitFor();
  }
  return page;
}

/** Opens the sheet on the price, and notes its figures after each keystroke. */
async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('Home Price').click();
  await page.keyboard.press('End');
  await page.evaluate((selector) => {
    addEventListener('input', () => {
      const parts = [...document.querySelectorAll(selector)];
      document.body.dataset.figures = JSON.stringify(parts.map((part) => part.textContent));
    });
  }, FIGURES);
}

/** Measures each key of one edit. The figures right after the keystroke must be final. */
async function typedPrice(page: Page, press: Press): Promise<KeyCost[]> {
  const costs = await keyCosts(page, KEYS, (key) => press(page, key));
  const atTheKey = await page.evaluate(() => document.body.dataset.figures);
  await page.waitForTimeout(1_000);
  const figures = await page.locator(FIGURES).allTextContents();
  const after = JSON.stringify(figures);
  if (figures.length === 0 || atTheKey !== after)
    throw new Error(`The figures changed after the key was handled: ${atTheKey}, then ${after}`);
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
  return keyCosts(page, KEYS, (key) => deleteAndType(page, key));
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
export async function keystroke(): Promise<Row[]> {
  const open = await chromium.launch(await browser());
  const measured = edits.map((each) => {
    const pages: KeyCost[][] = [];
    return { ...each, pages };
  });
  let bare: KeyCost[] = [];
  await served(async (address) => {
    for (let number = 1; number <= PAGES; number += 1) {
      const page = await opened(open, address);
      await openSheet(page);
      for (const { press, pages } of measured) pages.push(await typedPrice(page, press));
      if (number === PAGES) bare = await typedNothing(page);
      await page.close();
    }
  }).finally(() => open.close());
  return measured.map(({ edit, pages }) => rowOf(edit, usualCosts(pages), bare));
}

function rowOf(edit: string, keys: readonly KeyCost[], bare: readonly KeyCost[]): Row {
  const figures = keys.map((key) => key.figures);
  const drawn = (costs: readonly KeyCost[]) => costs.map((cost) => cost.drawn);
  const p95 = share(figures, 0.95);
  const max = share(figures, 1);
  return {
    [`keystroke, CPU ${SLOW_DOWN} x slower`]: edit,
    'keys x pages': `${keys.length} x ${PAGES}`,
    'median ms to figures': share(figures, 0.5),
    'p95 ms': p95,
    'max ms': max,
    'ms to paint': share(drawn(keys), 0.5),
    'plain input, ms to paint': share(drawn(bare), 0.5),
    'ms of all work': share(
      keys.map(({ all }) => all),
      0.5,
    ),
    goal: `p95 < ${GOAL} ms, max < ${MAX} ms`,
    met: p95 < GOAL && max < MAX,
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
