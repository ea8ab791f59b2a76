import { join } from 'node:path';
import type { PageRenderer, PageToRender, RenderedPage, RenderInput } from '@latchkey/contract';
import { workerData } from 'piscina';

/** The data that the worker receives when it starts. */
export interface RenderTask {
  /** The folder with the built web app. */
  readonly folder: string;
  readonly input: RenderInput;
}

interface WebApp {
  pageRenderer: (input: RenderInput) => Promise<PageRenderer>;
}

const { folder, input }: RenderTask = workerData;

async function start(): Promise<PageRenderer> {
  const webApp: WebApp = await import(join(folder, '.server/render-pages.js'));
  return webApp.pageRenderer(input);
}

let renderer: Promise<PageRenderer> | undefined;

// biome-ignore lint/style/noDefaultExport: Piscina runs the default export.
export default async function render(page: PageToRender): Promise<RenderedPage> {
  renderer ??= start();
  return (await renderer)(page);
}
