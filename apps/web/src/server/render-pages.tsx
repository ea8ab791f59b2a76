import type { PageRenderer, RenderInput } from '@latchkey/contract';
import { PurgeCSS } from 'purgecss';
import { addressIn } from '@/lib/language.ts';
import { firstAreas } from '@/lib/site.ts';
import { loadEveryText } from '@/lib/text.ts';
import { firstScript } from './first-script.ts';
import { pageHead } from './page-head.ts';
import { render } from './render.tsx';
import { inLanguage } from './render-language.ts';

/**
 * Returns a function that renders pages. The function can render pages in different languages at
 * the same time.
 */
export async function pageRenderer({
  styleSheet,
  languages,
  config,
  siteUrl,
}: RenderInput): Promise<PageRenderer> {
  await Promise.all(
    languages.map(({ language, product }) => loadEveryText(language, firstAreas(product))),
  );
  return async ({ language, path, answers, scripts }) => {
    const rendered = languages.find((each) => each.language === language);
    if (!rendered) throw new RangeError(`There are no pages in ${language}`);
    const { brand, product, files } = rendered;
    const site = { brand, product, config, siteUrl };
    const { head: own, content } = await inLanguage(language, () =>
      render(addressIn(path), site, answers),
    );
    const head = await pageHead({ path, own, locale: language, site });
    return {
      content,
      head: own && own + head,
      styles: await usedRules(styleSheet, content),
      firstScript: firstScript(language, files, scripts),
    };
  };
}

/**
 * A stand-in for the HTML around the content, with the attributes that the first script may set.
 */
const DOCUMENT = '<html data-may-be-signed-in><body><div id="root">';

/** Returns the rules of a style sheet that match the given HTML. */
async function usedRules(styleSheet: string, html: string): Promise<string> {
  const [{ css } = { css: '' }] = await new PurgeCSS().purge({
    content: [{ raw: DOCUMENT + html.replaceAll('&amp;', '&'), extension: 'html' }],
    css: [{ raw: styleSheet }],
    // A class name can contain brackets and colons, as in `min-[65rem]:w-1/2`.
    defaultExtractor: (content) => content.match(/[^\s"'<>=]+/g) ?? [],
    variables: true,
    keyframes: true,
  });
  return css;
}
