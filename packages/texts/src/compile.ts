import compile from 'icu-minify/compile';
import type { Catalog, CompiledCatalog } from './speak.ts';

/**
 * Compiles a catalog's sentences for `speak`. The browser gets compiled sentences and does not load
 * this code: see `apps/web/build/compiled-texts.ts`. Tags such as `<b>` stay in the sentence as
 * text.
 *
 * @throws {SyntaxError} if a sentence is not in ICU MessageFormat
 */
export function compileCatalog(catalog: Catalog): CompiledCatalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, sentence]) => [key, compiled(key, sentence)]),
  );
}

function compiled(key: string, sentence: string) {
  try {
    return compile(sentence.replaceAll('<', "'<'"));
  } catch (cause) {
    throw new SyntaxError(`${key} is not in ICU MessageFormat: ${sentence}`, { cause });
  }
}
