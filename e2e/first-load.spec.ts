import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './phone.ts';
import { scriptSize } from './script-size.ts';
import { whenPagesAreServed } from './served-pages.ts';

/**
 * Pages with the maximum size of their scripts as sent, in KB of 1,000 bytes. It holds in both
 * languages. Spanish needs up to 2.4 KB more than English, because its sentences are longer.
 */
const pages = [
  { path: '/', maximum: 92 },
  { path: '/quote/home-info/type', maximum: 95 },
  { path: '/quote/programs', maximum: 176, draft: completeDraft() },
  {
    path: '/quote/calculator',
    maximum: 178,
    draft: completeDraft({ calculator: calculatorSettings({ applyAssistance: true }) }),
  },
];

test.use(phone);

test.beforeEach(({ request }) => whenPagesAreServed(request));

for (const locale of ['en-US', 'es-US']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    for (const { path, maximum, draft } of pages) {
      test(`loads at most ${maximum} KB of scripts at ${path}`, async ({ haveDraft, page }) => {
        if (draft) await haveDraft(draft);
        const size = await scriptSize(page, path);
        test.info().annotations.push({ type: 'scripts', description: `${size} KB` });
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        expect(size).toBeGreaterThan(0);
        expect(size).toBeLessThanOrEqual(maximum);
      });
    }
  });
}
