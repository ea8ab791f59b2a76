import type { PageRenderer, RenderInput } from '@latchkey/contract';
import { PurgeCSS } from 'purgecss';
import { setBrand } from '@/lib/brand.ts';
import { addressIn } from '@/lib/language.ts';
import { firstAreas, setProduct } from '@/lib/product.ts';
import { queryClient } from '@/lib/query-client.ts';
import { loadTexts, setLocale } from '@/lib/text.ts';
import { keepAnswers } from '@/state/page-answers.ts';
import { firstScript } from './first-script.ts';
import { pageHead } from './page-head.ts';
import { render } from './render.tsx';

/**
 * Returns a function that renders pages, one after the other: the brand, the product and the language
 * of the page are variables of the web app's modules.
 */
export async function pageRenderer({
  styleSheet,
  languages,
  siteUrl,
}: RenderInput): Promise<PageRenderer> {
  await loadTexts(firstAreas());
  return async ({ language, path, answers, scripts }) => {
    const own = languages.find((each) => each.language === language);
    if (!own) throw new RangeError(`There are no pages in ${language}`);
    setBrand(own.brand);
    setProduct(own.product);
    await setLocale(language);
    queryClient.clear();
    keepAnswers(answers);
    const { title, content } = await render(addressIn(path));
    const head = await pageHead({ path, title, locale: language, siteUrl });
    return {
      content,
      head: title && `<title>${title}</title>${head}`,
      styles: await usedRules(styleSheet, content),
      firstScript: firstScript(language, own.files, scripts),
    };
  };
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
