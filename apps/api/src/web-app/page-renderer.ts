import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageToRender, RenderedPage } from '@latchkey/contract';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import type { RenderTask } from './render-worker.ts';

/**
 * Maximum time to render a page, in milliseconds. Long enough for a slow machine that is starting
 * everything at once.
 */
const LONGEST_RENDERING_MS = 60_000;

/**
 * How long an idle worker waits for another page, in milliseconds. A running worker uses about 100
 * MB.
 */
const IDLE_MS = 10_000;

/** Maximum number of pages that the worker renders at the same time. */
const MAX_AT_ONCE = 4;

/** Renders pages from one version of the site's data. */
export interface PageRenderer {
  /** @throws if rendering fails or takes too long */
  readonly render: (page: PageToRender) => Promise<RenderedPage>;
  /** Whether another page would have to wait for earlier pages. */
  readonly isFull: () => boolean;
  /** Closes the renderer after it finishes its current pages. */
  readonly close: () => Promise<void>;
}

/**
 * Renders pages in a worker. When no new page is requested, the worker exits, so that the server
 * does not keep the rendering code in memory.
 *
 * @returns null if the web app was built without the rendering code
 */
export function pageRenderer(
  task: RenderTask,
  log: Pick<FastifyBaseLogger, 'error'>,
): PageRenderer | null {
  if (!existsSync(join(task.folder, '.server'))) return null;
  const worker = new Piscina<PageToRender, RenderedPage>({
    filename: new URL('render-worker.ts', import.meta.url).href,
    workerData: task,
    minThreads: 0,
    maxThreads: 1,
    // A visitor's page must not wait for the pages that the server renders at startup.
    concurrentTasksPerWorker: MAX_AT_ONCE,
    idleTimeout: IDLE_MS,
    // Without this limit, V8 uses 130 MB for short-lived objects, in addition to the server's own
    // memory.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  // This error is not about a single page, and would end the server if there were no listener.
  worker.on('error', (err) => log.error({ err }, 'the worker that renders pages failed'));
  let running = 0;
  return {
    async render(page) {
      running += 1;
      try {
        return await worker.run(page, { signal: AbortSignal.timeout(LONGEST_RENDERING_MS) });
      } finally {
        running -= 1;
      }
    },
    isFull: () => running >= MAX_AT_ONCE,
    close: () => worker.close(),
  };
}
