// biome-ignore lint/style/noRestrictedImports: Node runs this, never a browser.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@latchkey/texts';
import { readLocaleFrom } from '@/lib/text.ts';

const rendered = new AsyncLocalStorage<Locale>();

readLocaleFrom(() => rendered.getStore());

/**
 * Runs some work with every text in one language. Other work may run in another language at the same
 * time: Node keeps the language through everything that the work waits for.
 */
export function inLanguage<Result>(locale: Locale, work: () => Promise<Result>): Promise<Result> {
  return rendered.run(locale, work);
}
