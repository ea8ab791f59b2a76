import { defaultPageConfig } from '@latchkey/contract';
import { productIn } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { renderedFiles } from '../../test/built-web-app.ts';
import { madeUpBrand } from '../../test/made-up-brand.ts';
import { readConfig } from '../config.ts';
import { readProduct } from '../site/product-file.ts';
import { keptPages } from './kept-pages.ts';
import { pageBrand } from './page-brand.ts';
import type { PageRenderer } from './page-renderer.ts';

const html = renderedFiles['index.html'];
const data = {
  brand: pageBrand(madeUpBrand, 'en', { logo: null }),
  product: productIn(readProduct(readConfig({}).productFile, '2026-11-21'), 'en'),
  config: defaultPageConfig,
};
const log = { error: () => {} };

function pagesWith(isFull: PageRenderer['isFull'], failures = 0) {
  const rendered: string[] = [];
  const renderer: PageRenderer = {
    async render({ path }) {
      rendered.push(path);
      if (rendered.length <= failures) throw new Error('not rendered');
      return { head: '', content: `Page ${path}`, styles: '', firstScript: '' };
    },
    isFull,
    close: async () => {},
  };
  const source = { renderer, answersAt: async () => ({}), scriptsAt: () => [], log };
  return { rendered, pages: keptPages({ language: 'en', html, data }, source, undefined) };
}

it('caches a page, but not a page that does not exist', async () => {
  const { rendered, pages } = pagesWith(() => false);
  for (const _ of [1, 2]) {
    expect(String((await pages.at('/sources')).content)).toContain('Page /sources');
    expect(String((await pages.missingAt('/program/none')).content)).toContain(
      'Page /program/none',
    );
  }
  expect(rendered).toEqual(['/sources', '/program/none', '/program/none']);
});

it('sends the 404 page without content while other pages wait to be rendered', async () => {
  const { rendered, pages } = pagesWith(() => true);
  expect(String((await pages.missingAt('/program/none')).content)).toContain(
    '<div id="root"></div>',
  );
  expect(String((await pages.at('/sources')).content)).toContain('Page /sources');
  expect(rendered).toEqual(['/sources']);
});

it('renders a page again after a visitor saw it without content', async () => {
  const { rendered, pages } = pagesWith(() => false, 1);
  expect(String((await pages.at('/sources')).content)).toContain('<div id="root"></div>');
  await pages.refresh('/sources');
  expect(String((await pages.at('/sources')).content)).toContain('Page /sources');
  await pages.refresh('/sources');
  expect(rendered).toEqual(['/sources', '/sources']);
});
