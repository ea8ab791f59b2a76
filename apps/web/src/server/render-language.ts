// biome-ignore lint/style/noRestrictedImports: Node runs this, never a browser.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@latchkey/texts';
import { readLocaleFrom } from '@/lib/text.ts';

const rendered = new AsyncLocalStorage<Locale>();

readLocaleFrom(() => rendered.getStore());

/**
 * Runs a function with all UI text in one language. Other functions may run in another language at
 * the same time. Node.js tracks the language across everything that the function awaits.
 */
export function inLanguage<Result>(locale: Locale, work: () => Promise<Result>): Promise<Result> {
  return rendered.run(locale, work);
}
