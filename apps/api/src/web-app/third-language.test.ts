import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultPageConfig, type RenderedPage, type RenderInput } from '@latchkey/contract';
import { productIn } from '@latchkey/domain';
import { afterAll, expect, it } from 'vitest';
import { shippedCatalog, shippedReference } from '../../test/test-data.ts';
import { readConfig } from '../config.ts';
import { statesOf } from '../programs/routes.ts';
import { figuresOf } from '../reference/routes.ts';
import { readBrand } from '../site/brand-file.ts';
import { readProduct } from '../site/product-file.ts';
import { pageBrand } from './page-brand.ts';
import { pageRenderer } from './page-renderer.ts';

const root = join(import.meta.dirname, '../../../..');
const copy = mkdtempSync(join(tmpdir(), 'latchkey-language-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** What every page has in the language. */
const everyPage = "export const everyPage = { language: 'Français', loadFailure: 'Rechargez' };";

it('one folder adds a language, of which other pages are in English', {
  timeout: 360_000,
}, async () => {
  for (const part of ['apps/web', 'packages/texts/src', 'brand', 'tsconfig.base.json']) {
    const isNoBuild = (path: string) => !/\/(dist|node_modules)$/.test(path);
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isNoBuild });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const language = join(copy, 'packages/texts/src/fr');
  mkdirSync(language);
  // One page in a made-up language: only its main button is translated.
  const english = readFileSync(join(language, '../en/landing.ts'), 'utf8');
  writeFileSync(
    join(language, 'landing.ts'),
    english.replace("start: 'Get my quote'", "start: 'Un peu plus loin'"),
  );
  writeFileSync(join(language, 'every-page.ts'), everyPage);
  const folder = join(copy, 'apps/web');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const build = spawnSync('node', [vite, 'build', '--ssr', 'src/server/render-pages.tsx'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(build.status, build.stderr).toBe(0);

  const page = await frenchPages(join(folder, 'dist'));
  const first = await page('/');
  expect(first.content).toContain('Un peu plus loin');
  expect(first.content).toMatch(/<a href="\/fr"[^>]*>Français<\/a>/);
  expect(first.head).toContain('hreflang="fr"');
  expect((await page('/privacy')).content).toContain('Privacy');
});

/** Returns what renders a page of a build in French. */
async function frenchPages(folder: string): Promise<(path: string) => Promise<RenderedPage>> {
  const { brandFile, productFile } = readConfig({});
  const brand = pageBrand(readBrand(brandFile), 'fr', { logo: null });
  const product = productIn(readProduct(productFile, '2026-11-22'), 'fr');
  const { mortgageRate, sources } = shippedReference();
  const average = { ...mortgageRate, ageDays: 0 };
  const files = { styleSheet: '', script: '', imports: [] };
  const input: RenderInput = {
    styleSheet: '',
    languages: [{ language: 'fr', brand, product, files }],
    siteUrl: 'https://example.com',
  };
  const config = { ...defaultPageConfig, latestAverage: average };
  const renderer = pageRenderer({ folder, data: { brand, product, config }, input }, console);
  if (!renderer) throw new Error('The build renders no pages');
  const answers = {
    reference: figuresOf(sources, average),
    states: statesOf(shippedCatalog(), () => new Date()),
  };
  return (path) => renderer.render({ language: 'fr', path, answers });
}
