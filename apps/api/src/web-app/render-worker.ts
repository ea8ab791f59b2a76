import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageData, RenderedPages, RenderInput } from '@latchkey/contract';

/** What the worker gets. */
export interface RenderTask {
  /** The folder with the built web app. */
  readonly folder: string;
  readonly data: PageData;
  readonly input: RenderInput;
}

interface WebApp {
  renderPages: (input: RenderInput) => AsyncIterable<RenderedPages>;
}

const { folder, data, input }: RenderTask = workerData;
// The web app reads it while its modules load.
globalThis.renderedFor = data;
const { renderPages }: WebApp = await import(join(folder, '.server/render-pages.js'));
for await (const pages of renderPages(input)) parentPort?.postMessage(pages);
