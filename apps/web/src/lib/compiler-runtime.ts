// biome-ignore lint/style/noRestrictedImports: compiled components import from here.
import { createContext, use, useMemo } from 'react';

/**
 * Identifies the language and site that the page's texts currently use. A different object means
 * that every text must be computed again.
 */
export const ShownLanguage = createContext<object | null>(null);

/** The value that React Compiler expects in an empty cache slot. */
const empty = Symbol.for('react.memo_cache_sentinel');

/**
 * The cache slots that React Compiler fills for a component. The compiler cannot see that texts
 * depend on the language, so a new language empties all slots. The build uses this function instead
 * of `react/compiler-runtime`, which is not aware of languages.
 */
export function c(size: number): unknown[] {
  const language = use(ShownLanguage);
  // biome-ignore lint/correctness/useHookAtTopLevel: the compiler calls it first in each component.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new language empties the cache.
  return useMemo(() => new Array(size).fill(empty), [language]);
}
