import { useOutside } from './use-outside.ts';

/**
 * Whether this page may show what only the browser knows. False on the server, and in the first
 * render that takes over the server's HTML, which must match it. True in every other render.
 */
export function useIsHydrated(): boolean {
  return useOutside(
    () => true,
    () => false,
  );
}
