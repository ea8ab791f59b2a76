import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@latchkey/api/testing';
import { calculatorSettings, completeDraft } from '../e2e/drafts.ts';
import { buildWeb } from '../scripts/build-web.ts';
import { SITE_URL } from './bench-keys.ts';
import { keepDraft, withBrowser } from './devtools-browser.ts';
import { median } from './median.ts';
import type { Row } from './part.ts';

const RUNS = 5;

interface Page {
  readonly path: string;
  /** Minimum performance score, out of 100. */
  readonly goal: number;
  /** Answers that the buyer already gave. */
  readonly draft?: object;
}

const pages: readonly Page[] = [
  { path: '/', goal: 97 },
  { path: '/quote/home-info/type', goal: 97 },
  { path: '/quote/programs', goal: 90, draft: completeDraft() },
  {
    path: '/quote/calculator',
    goal: 90,
    draft: completeDraft({ calculator: calculatorSettings({ applyAssistance: true }) }),
  },
];

/** The other scores. Each must be 100. */
const categories = ['accessibility', 'best-practices', 'seo'] as const;

/**
 * Runs Lighthouse on the production build, with its default phone profile: simulated slow 4G and a
 * CPU slowed down four times. Each run uses a new browser with an empty cache.
 */
export async function browserScores(): Promise<Row[]> {
  buildWeb();
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-bench-'));
  const server = await startServer({
    NODE_ENV: 'production',
    SITE_URL,
    LOG_LEVEL: 'fatal',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    DATA_DIR: folder,
  });
  try {
    const rows: Row[] = [];
    for (const page of pages) rows.push(await scored(server.address, page));
    return rows;
  } finally {
    await server.stop('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}

async function scored(address: string, page: Page): Promise<Row> {
  const runs: Awaited<ReturnType<typeof run>>[] = [];
  while (runs.length < RUNS) runs.push(await run(address, page));
  const performance = median(runs.map(({ scores }) => scores.performance));
  const lowest = categories.map((category) =>
    Math.min(...runs.map(({ scores }) => scores[category])),
  );
  const [accessibility, bestPractices, seo] = lowest;
  const figure = (id: string) => median(runs.map(({ figures }) => figures(id)));
  return {
    page: page.path,
    performance,
    goal: page.goal,
    accessibility,
    'best practices': bestPractices,
    SEO: seo,
    'LCP ms': Math.round(figure('largest-contentful-paint')),
    'TBT ms': Math.round(figure('total-blocking-time')),
    CLS: Number(figure('cumulative-layout-shift').toFixed(3)),
    bytes: figure('total-byte-weight'),
    // Lighthouse's own measure of this machine's speed. It shows whether the machine was busy.
    machine: Math.round(median(runs.map(({ machine }) => machine))),
    met: performance >= page.goal && lowest.every((score) => score === 100),
  };
}

async function run(address: string, { path, draft }: Page) {
  // Import it lazily, because it is large and no other part needs it.
  const { default: lighthouse } = await import('lighthouse');
  return withBrowser(async (port) => {
    if (draft) await keepDraft(port, address, draft);
    const result = await lighthouse(`${address}${path}`, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', ...categories],
      disableStorageReset: true,
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${path}`);
    const { finalDisplayedUrl, runtimeError, categories: scores, audits, environment } = result.lhr;
    if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
    if (finalDisplayedUrl !== `${address}${path}`) {
      throw new Error(`${path} ended at ${finalDisplayedUrl}`);
    }
    const score = (category: string) => Math.round((scores[category]?.score ?? 0) * 100);
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      machine: environment.benchmarkIndex,
      figures: (id: string) => audits[id]?.numericValue ?? Number.NaN,
    };
  });
}
