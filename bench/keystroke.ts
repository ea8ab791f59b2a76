import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browser } from '../e2e/browser.ts';
import { calculatorSettings, completeDraft } from '../e2e/drafts.ts';

/** The most that the figures may take to follow a key, in milliseconds: a frame at 60 Hz. */
const GOAL = 16;

/** How much slower than this machine the measured one is taken to be. */
const SLOW_DOWN = 4;

/** As fast as people type, in milliseconds: what may follow later has that long. */
const PAUSE = 150;

const KEYS = 60;

/** The part of a trace event that is read here; times are microseconds. */
interface TraceEvent {
  readonly name: string;
  /** On the clock. */
  readonly dur?: number;
  /** Of the page's own thread: what else runs on the machine is not in it. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** Everything that follows a key: help, extras, and three scenarios. */
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
  await page.getByText(/^\* Applied/).waitFor();
  await page.locator('figure svg').last().waitFor();
  return page;
}

/**
 * Types into the price and gives what the page did for each key, from the moment that the box has
 * it until the figures are in the page. They are drawn with the next frame; pictures and scenarios
 * follow later.
 */
async function typed(page: Page): Promise<TraceEvent[]> {
  await page.getByLabel('Home Price').click();
  await page.keyboard.press('End');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's types leave open what an event holds.
    const part: TraceEvent[] = JSON.parse(JSON.stringify(value));
    events.push(...part);
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 2 ? String(1 + (key % 9)) : 'Backspace');
    await page.waitForTimeout(PAUSE);
  }
  const isComplete = new Promise((complete) => devtools.once('Tracing.tracingComplete', complete));
  await devtools.send('Tracing.end');
  await isComplete;
  return events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'input');
}

/** The product as `npm start` runs it, on a port and a database of its own. */
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

/** How long the calculator's figures take to follow a key on a slow phone, beside the goal. */
export async function keystroke() {
  const open = await chromium.launch(await browser());
  const keys = await served(async (address) => typed(await opened(open, address))).finally(() =>
    open.close(),
  );
  const [ofThread, onClock] = [keys.map(({ tdur }) => tdur), keys.map(({ dur }) => dur)];
  const median = share(ofThread, 0.5);
  return {
    keystroke: `figures, CPU ${SLOW_DOWN} x slower`,
    keys: keys.length,
    'median ms': median,
    'p95 ms': share(ofThread, 0.95),
    'median ms on the clock': share(onClock, 0.5),
    goal: GOAL,
    met: median < GOAL,
  };
}

/** The value below which this share of all lies, in milliseconds. */
function share(microseconds: readonly (number | undefined)[], part: number): number {
  const sorted = microseconds.map((value) => value ?? Number.NaN).sort((a, b) => a - b);
  return Number(((sorted[Math.floor(sorted.length * part)] ?? Number.NaN) / 1000).toFixed(1));
}
