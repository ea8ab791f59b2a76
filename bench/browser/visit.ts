import type { Result } from 'lighthouse';
import { keepDraft, withBrowser } from '../devtools-browser.ts';
import { answerPaint } from './answer-paint.ts';
import type { Figures } from './goals.ts';
import type { Page } from './pages.ts';

/**
 * Lighthouse categories that must score 100 on every page. Search engines may index only public
 * pages, so only those pages also get an SEO score.
 */
const categories = ['accessibility', 'best-practices'] as const;
const publicCategories = [...categories, 'seo'] as const;

type Scores = Readonly<Partial<Record<(typeof publicCategories)[number], number>>>;

export interface Visit {
  /**
   * The figures that Lighthouse measures. `blocked` is how long scripts block the page, in
   * milliseconds.
   */
  readonly figures: Omit<Figures, 'interaction' | 'frame'> & { readonly blocked: number };
  /** Lighthouse's performance score, out of 100. */
  readonly performance: number;
  /** Lighthouse's benchmark of this machine. A low value shows that the machine was busy. */
  readonly machine: number;
  /** Category scores out of 100. Undefined if the visit did not measure scores. */
  readonly scores: Scores | undefined;
}

/**
 * Visits a page once in Lighthouse, with its default phone profile: simulated slow 4G and a CPU
 * slowed down four times. Uses a new browser with an empty cache.
 *
 * @throws {Error} if the visit ends on another page
 */
export async function visit(page: Page, withScores: boolean): Promise<Visit> {
  const { name, url, draft, isPublic = false } = page;
  const scored = isPublic ? publicCategories : categories;
  // Import Lighthouse lazily, because it is large and no other part needs it.
  const { default: lighthouse } = await import('lighthouse');
  return withBrowser(async (port) => {
    if (draft) await keepDraft(port, new URL(url).origin, draft);
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', ...(withScores ? scored : [])],
      disableStorageReset: true,
      disableFullPageScreenshot: true,
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${name}`);
    const { lhr, artifacts } = result;
    if (lhr.runtimeError) throw new Error(`${name}: ${lhr.runtimeError.message}`);
    if (lhr.finalDisplayedUrl !== url)
      throw new Error(`The visit to ${name} ended at ${lhr.finalDisplayedUrl}`);
    return {
      figures: { ...figuresOf(lhr), answer: await answerPaint(artifacts, lhr.configSettings) },
      performance: score(lhr, 'performance'),
      machine: lhr.environment.benchmarkIndex,
      scores: withScores
        ? Object.fromEntries(scored.map((category) => [category, score(lhr, category)]))
        : undefined,
    };
  });
}

function figuresOf({ audits }: Result): Omit<Visit['figures'], 'answer'> {
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
}

function score({ categories }: Result, name: string): number {
  return Math.round((categories[name]?.score ?? 0) * 100);
}
