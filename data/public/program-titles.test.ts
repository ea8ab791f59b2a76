import { afterEach, expect, it } from 'vitest';
import { shippedCatalog } from '../../apps/api/test/test-data.ts';
import { pageTitle } from '../../apps/web/src/features/public-programs/program/page-words.ts';
import { loadTexts, setLocale } from '../../apps/web/src/lib/text.ts';

afterEach(() => setLocale('en'));

it.each(['en', 'es'])('gives every program a unique title (%s)', async (language) => {
  await loadTexts(['public-program']);
  await setLocale(language);
  const titles = shippedCatalog().programs.map((program) => pageTitle(program));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
