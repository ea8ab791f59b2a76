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

/** A rendered page. */
interface Rendered {
  /** The page's own head elements: its title and, if it has one, its description. */
  readonly head: string;
  readonly content: string;
}

/** Matches the page's head elements. React writes them before the content. */
const headElements = /^(?:<title>[^<]*<\/title>|<meta [^>]*>)*/;

/**
 * Renders a page. Returns its head elements and its content as HTML. While a page waits for data,
 * it has no head elements.
 *
 * @param answers the API responses that the page shows
 * @throws if the page fails to render
 */
export async function render(
  address: string,
  site: Site,
  answers: Partial<PageAnswers>,
): Promise<Rendered> {
  // The router requires a full URL, but uses only the path.
  const context = await query(new Request(new URL(address, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${address} redirects`);
  const errors: unknown[] = Object.values(context.errors ?? {});
  const queryClient = createQueryClient();
  keepAnswers(answers, queryClient, address);
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
      // Without this setting, React would move large parts of the page into place with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  // Otherwise, the cached data would stay in memory for minutes.
  queryClient.clear();
  // By default, if a part fails, React leaves it to the browser to render that part.
  if (errors.length > 0) throw new AggregateError(errors, `Could not render ${address}`);
  const html = await new Response(prelude).text();
  const [head = ''] = headElements.exec(html) ?? [];
  return { head, content: html.slice(head.length) };
}
