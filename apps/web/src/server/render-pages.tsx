import type { RenderedPage, RenderedPages, RenderInput } from '@latchkey/contract';
import { PurgeCSS } from 'purgecss';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from '@/app/app.tsx';
import { setBrand } from '@/lib/brand.ts';
import { addressIn } from '@/lib/language.ts';
import { firstAreas, setProduct } from '@/lib/product.ts';
import { queryClient } from '@/lib/query-client.ts';
import { loadTexts, setLocale } from '@/lib/text.ts';
import { referenceQuery, statesQuery } from '@/state/queries.ts';
import { firstScript } from './first-script.ts';
import { loadDescriptions, pageHead } from './page-head.ts';
import { servedPaths } from './served-paths.ts';

/**
 * Renders every page that is the same for all visitors, in one language after the other.
 *
 * @throws if a page does not render
 */
export async function* renderPages({
  styleSheet,
  languages,
  siteUrl,
  answers,
}: RenderInput): AsyncGenerator<RenderedPages> {
  await loadTexts(firstAreas());
  queryClient.setQueryData(referenceQuery().queryKey, answers.reference);
  queryClient.setQueryData(statesQuery().queryKey, answers.states);
  for (const { language, brand, product, files } of languages) {
    setBrand(brand);
    setProduct(product);
    await setLocale(language);
    const descriptions = await loadDescriptions(language);
    const rendered = [];
    for (const path of servedPaths) {
      const { title, content } = await render(addressIn(path.replace(/:\w+/g, '1')));
      const head = pageHead({ path, title, locale: language, descriptions, siteUrl });
      rendered.push({ path, head: title && `<title>${title}</title>${head}`, content });
    }
    const styles = await usedRules(styleSheet, rendered.map(({ content }) => content).join(''));
    const pages: RenderedPage[] = [];
    for (const page of rendered) {
      pages.push({
        ...page,
        styles: await usedRules(styles, page.content),
        firstScript: firstScript(language, page.path, files),
      });
    }
    yield { language, pages };
  }
}

/** The title and the content of a page, as HTML. A page that waits for answers has no title yet. */
async function render(address: string): Promise<{ title: string; content: string }> {
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
  const [head = '', title = ''] = /^<title>([^<]*)<\/title>/.exec(html) ?? [];
  return { title, content: html.slice(head.length) };
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
