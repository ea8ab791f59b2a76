import { readPdf } from '../apps/web/src/features/loan-estimate/reader/read-pdf.ts';
import { estimatePages } from '../apps/web/test/papers/estimate-paper.ts';
import { layoutNames } from '../apps/web/test/papers/layouts.ts';
import { madePdf } from '../apps/web/test/papers/made-pdf.ts';
import { sampleEstimates } from '../apps/web/test/papers/sample-estimates.ts';
import { median } from './median.ts';

/** The same CPU slowdown as in Lighthouse's phone profile. */
const SLOWDOWN = 4;

/** The maximum time per file. A slow phone takes about a second. */
const GOAL_MS = 1_200;

/**
 * Measures the CPU time to read a three-page Loan Estimate, multiplied by a phone's slowdown. First
 * reads a file without text to load the code, because the page also loads the worker's code in
 * advance, while the page is idle.
 */
export async function reading() {
  await readPdf(await madePdf([[]]));
  const times: number[] = [];
  for (const layout of layoutNames) {
    const bytes = await madePdf(estimatePages(sampleEstimates.fha), layout);
    const start = process.cpuUsage();
    const { kind } = await readPdf(bytes);
    const { user, system } = process.cpuUsage(start);
    if (kind !== 'loan-estimate') throw new RangeError(`Read a ${kind} with the layout ${layout}`);
    times.push(Math.round((SLOWDOWN * (user + system)) / 1000));
  }
  const [first = Number.NaN, ...later] = times;
  return [
    { file: 'the first one', 'ms at 4x CPU': first },
    { file: 'later ones, in other layouts', 'ms at 4x CPU': median(later) },
  ].map((row) => ({ ...row, goal: GOAL_MS, met: row['ms at 4x CPU'] <= GOAL_MS }));
}
