import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './phone.ts';
import { scriptSize } from './script-size.ts';
import { whenPagesAreServed } from './served-pages.ts';

/** Maximum size of the scripts as sent, in KB of 1,000 bytes, on the pages that visitors see first. */
const FIRST_PAGES_KB = 105;

const pages = [
  { path: '/', maximum: FIRST_PAGES_KB },
  { path: '/es', maximum: FIRST_PAGES_KB },
  { path: '/quote/home-info/type', maximum: FIRST_PAGES_KB },
  { path: '/quote/programs', maximum: 173, draft: completeDraft() },
  {
    path: '/quote/calculator',
    maximum: 175,
    draft: completeDraft({ calculator: calculatorSettings({ applyAssistance: true }) }),
  },
];

test.use(phone);

test.beforeEach(({ request }) => whenPagesAreServed(request));

for (const { path, maximum, draft } of pages) {
  test(`loads at most ${maximum} KB of scripts at ${path}`, async ({ haveDraft, page }) => {
    if (draft) await haveDraft(draft);
    const size = await scriptSize(page, path);
    test.info().annotations.push({ type: 'scripts', description: `${size} KB` });
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(maximum);
  });
}
