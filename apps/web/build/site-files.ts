import { readFileSync } from 'node:fs';
import { brandColorRules, type PageBrand } from '@latchkey/contract';
import {
  Brand,
  brandIn,
  MAX_SHORT_QUESTIONS,
  productIn,
  questionNames,
  SiteProduct,
} from '@latchkey/domain';
import { formatsOf, legalLines, ownPages, speak } from '@latchkey/texts';
import { compileCatalog } from '@latchkey/texts/compile.ts';
import { legal } from '@latchkey/texts/en/mails.ts';
import type { Plugin } from 'vite';

const brandFolder = new URL('../../../brand/', import.meta.url);

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, brandFolder), 'utf8'));
}

/**
 * Embeds the brand and product settings in the page, without images. In production, our server
 * replaces these settings.
 */
export function siteFiles(): Plugin {
  return {
    name: 'site-files',
    transformIndexHtml(html, { server }) {
      const brand = Brand.parse(readJson('brand.json'));
      const product = SiteProduct.parse(readJson('product.json'));
      const language = {
        locale: 'en',
        legal: speak<typeof legal>('en', compileCatalog(legal)),
        format: formatsOf('en'),
      };
      const { icon: _, links: __, ...local } = brandIn(brand, 'en');
      const pageBrand: PageBrand = {
        ...local,
        logo: null,
        legalLines: legalLines(brandIn(brand, 'en'), language),
        ownPages: ownPages(brandIn(brand, 'en'), language),
      };
      const data = { brand: pageBrand, product: productIn(product, 'en') };
      const colors = brandColorRules(brand);
      return {
        html: html.replace(
          /(<script type="application\/json" id="(brand|product)">)(<\/script>)/g,
          (_, open, id: keyof typeof data, close) =>
            `${open}${JSON.stringify(data[id]).replaceAll('<', '\\u003c')}${close}`,
        ),
        // The server inserts the styles, so the build leaves them out.
        tags: server ? [{ tag: 'style', injectTo: 'head', children: colors }] : [],
      };
    },
  };
}

/** Inserts the number of questions into the page's description. */
export function questionCount(): Plugin {
  return {
    name: 'question-count',
    transformIndexHtml: (html) =>
      html
        .replace('{questions}', `${questionNames.length}`)
        .replace('{quick}', `${MAX_SHORT_QUESTIONS}`),
  };
}
