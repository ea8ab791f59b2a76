// biome-ignore lint/style/noRestrictedImports: compiled components import from here.
import { createContext, use, useMemo } from 'react';

/**
 * Identifies the current language and site. If this object changes, all UI text must be recomputed.
 */
export const ShownLanguage = createContext<object | null>(null);

/** The value that React Compiler expects in an empty cache slot. */
const empty = Symbol.for('react.memo_cache_sentinel');

/**
 * Returns the cache slots that React Compiler fills for a component. Empties all slots when the
 * language changes, because React Compiler does not know that UI text depends on the language. The
 * build uses this function instead of `react/compiler-runtime`.
 */
export function c(size: number): unknown[] {
  const language = use(ShownLanguage);
  // biome-ignore lint/correctness/useHookAtTopLevel: the compiler calls it first in each component.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new language empties the cache.
  return useMemo(() => new Array(size).fill(empty), [language]);
}
