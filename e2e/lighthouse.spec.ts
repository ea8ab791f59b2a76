import { pathIn } from '@latchkey/contract';
import { expect, test } from '@playwright/test';
import { withBrowser } from '../bench/devtools-browser.ts';
import { publicPages } from './pages.ts';

const categories = ['accessibility', 'best-practices', 'seo'];

// Each visit takes several seconds and a browser of its own.
for (const { name, address } of publicPages) {
  for (const path of [address, pathIn('es', address)]) {
    test(`Lighthouse finds no problems in ${name} at ${path}`, { tag: '@full' }, async ({
      baseURL,
    }) => {
      test.slow();
      expect(await faultsAt(`${baseURL}${path}`)).toEqual([]);
    });
  }
}

/**
 * Returns the audits in Lighthouse's phone profile that lower a score, excluding the speed audits.
 */
async function faultsAt(url: string): Promise<readonly string[]> {
  // Import it lazily, because it is large and the usual run does not need it.
  const { default: lighthouse } = await import('lighthouse');
  const result = await withBrowser((port) =>
    lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
      throttlingMethod: 'provided',
      disableFullPageScreenshot: true,
    }),
  );
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, categories: scored, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  expect(Object.keys(scored).toSorted()).toEqual(categories);
  return Object.values(scored).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  );
}
