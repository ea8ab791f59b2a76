// biome-ignore lint/style/noRestrictedImports: what the compiler writes comes here.
import { createContext, use, useMemo } from 'react';

/**
 * What the texts on the page are made from, besides their arguments. Another object means that every
 * text has to be made again.
 */
export const ShownLanguage = createContext<object | null>(null);

/** What React Compiler expects in a place that has no value yet. */
const empty = Symbol.for('react.memo_cache_sentinel');

/**
 * The values that a component keeps for its next render, in places that React Compiler numbers. The
 * compiler cannot see that a text changes with the language, so another language empties all places.
 * The build uses this instead of `react/compiler-runtime`, which knows nothing of languages.
 */
export function c(size: number): unknown[] {
  const language = use(ShownLanguage);
  // biome-ignore lint/correctness/useHookAtTopLevel: the compiler calls it first in each component.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language decides.
  return useMemo(() => new Array(size).fill(empty), [language]);
}
