import { on } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderedPages } from '@latchkey/contract';
import type { RenderTask } from './render-worker.ts';

/** Long enough for a slow machine that starts everything at once. */
const LONGEST_RENDERING_MS = 60_000;

/**
 * Renders the web app's pages, one language after the other. A worker does it, because the web app
 * keeps its brand and language in its modules, and because the server needs none of that code
 * afterward. Renders none if the web app was built without the code for it.
 *
 * @throws if a page does not render, or not in time
 */
export async function* renderedPages(task: RenderTask): AsyncGenerator<RenderedPages> {
  if (!existsSync(join(task.folder, '.server'))) return;
  const worker = new Worker(new URL('render-worker.ts', import.meta.url), {
    workerData: task,
    // V8 would take 130 MB for objects that it drops again, while the server takes its own share.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  try {
    const signal = AbortSignal.timeout(LONGEST_RENDERING_MS);
    let missing = task.input.languages.length;
    for await (const [pages] of on(worker, 'message', { signal })) {
      yield pages;
      missing -= 1;
      if (missing === 0) return;
    }
  } finally {
    await worker.terminate();
  }
}
