import type { RenderedPage, RenderedPages, RenderInput } from '@latchkey/contract';
import { PurgeCSS } from 'purgecss';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from '@/app/app.tsx';
import { queryClient } from '@/lib/query-client.ts';
import { loadTexts } from '@/lib/text.ts';
import { referenceQuery, statesQuery } from '@/state/queries.ts';
import { firstScript } from './first-script.ts';
import { servedPaths } from './served-paths.ts';

/**
 * Renders every page that is the same for all visitors.
 *
 * @throws if a page does not render
 */
export async function renderPages({
  styleSheet,
  files,
  answers,
}: RenderInput): Promise<RenderedPages> {
  await loadTexts(['common']);
  queryClient.setQueryData(referenceQuery().queryKey, answers.reference);
  queryClient.setQueryData(statesQuery().queryKey, answers.states);
  const rendered = [];
  for (const path of servedPaths) {
    rendered.push({ path, ...(await render(path.replace(/:\w+/g, '1'))) });
  }
  const styles = await usedRules(styleSheet, rendered.map(({ content }) => content).join(''));
  const pages: RenderedPage[] = [];
  for (const page of rendered) {
    pages.push({ ...page, styles: await usedRules(styles, page.content) });
  }
  return { pages, firstScript: firstScript(files) };
}

async function render(address: string): Promise<{ head: string; content: string }> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise a script would move large parts of the page into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  // React would leave the failed part to the browser.
  if (errors.length > 0) throw new AggregateError(errors, `Could not render ${address}`);
  const html = await new Response(prelude).text();
  // React writes the elements for the document's head first.
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:link|meta)[^>]*>)*/.exec(html) ?? [];
  return { head, content: html.slice(head.length) };
}

/** The elements around the content, with what the first script may set. */
const DOCUMENT = '<html data-may-be-signed-in><body><div id="root">';

/** The rules of a style sheet that apply to some HTML. */
async function usedRules(styleSheet: string, html: string): Promise<string> {
  const [{ css } = { css: '' }] = await new PurgeCSS().purge({
    content: [{ raw: DOCUMENT + html.replaceAll('&amp;', '&'), extension: 'html' }],
    css: [{ raw: styleSheet }],
    // A class name has brackets and colons, like `min-[65rem]:w-1/2`.
    defaultExtractor: (content) => content.match(/[^\s"'<>=]+/g) ?? [],
    variables: true,
    keyframes: true,
  });
  return css;
}
