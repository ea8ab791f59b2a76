import type { PageAnswers } from '@latchkey/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from '@/app/routes.tsx';
import { createQueryClient } from '@/lib/query-client.ts';
import { type Site, SiteContext } from '@/lib/site.ts';
import { keepAnswers } from '@/state/page-answers.ts';

const { query, dataRoutes } = createStaticHandler(routes);

/**
 * The title and the content of a page, as HTML. A page that waits for data has no title yet.
 *
 * @param answers the data that the page shows
 * @throws if the page does not render
 */
export async function render(
  address: string,
  site: Site,
  answers: Partial<PageAnswers>,
): Promise<{ title: string; content: string }> {
  // The router needs a full URL, but uses only its path.
  const context = await query(new Request(new URL(address, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${address} redirects`);
  const errors: unknown[] = Object.values(context.errors ?? {});
  const queryClient = createQueryClient();
  keepAnswers(answers, queryClient);
  const { prelude } = await prerender(
    <StrictMode>
      <SiteContext value={site}>
        <QueryClientProvider client={queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </SiteContext>
    </StrictMode>,
    {
      // Otherwise React would use a script to move large parts of the page into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  // Otherwise the cached data would stay in memory for minutes.
  queryClient.clear();
  // React would leave it to the browser to render the failed part.
  if (errors.length > 0) throw new AggregateError(errors, `Could not render ${address}`);
  const html = await new Response(prelude).text();
  // React writes the elements for the document's head first.
  const [head = '', title = ''] = /^<title>([^<]*)<\/title>/.exec(html) ?? [];
  return { title, content: html.slice(head.length) };
}
