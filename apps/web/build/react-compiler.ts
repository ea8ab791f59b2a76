import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';

/** Fails the build if the compiler cannot compile a component. */
export const compilerOptions = { panicThreshold: 'all_errors' } as const;

/**
 * Compiles the browser's code with React Compiler. The compiler caches the values that components
 * calculate, so that we never write `memo`, `useMemo` or `useCallback`.
 */
export function compiledReact() {
  return react({ compiler: compilerOptions });
}

/** The module from which compiled components import their cache. */
export const compilerRuntime = {
  'react/compiler-runtime': fileURLToPath(
    new URL('../src/lib/compiler-runtime.ts', import.meta.url),
  ),
};
