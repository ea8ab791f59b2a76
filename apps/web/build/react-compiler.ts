import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';

/** A component that the compiler cannot compile fails the build. */
export const compilerOptions = { panicThreshold: 'all_errors' } as const;

/**
 * React with React Compiler for the browser's code. The compiler caches what components compute, so
 * we never write `memo`, `useMemo` or `useCallback`.
 */
export function compiledReact() {
  return react({ compiler: compilerOptions });
}

/** The module that compiled components import their cache from. */
export const compilerRuntime = {
  'react/compiler-runtime': fileURLToPath(
    new URL('../src/lib/compiler-runtime.ts', import.meta.url),
  ),
};
