import { useOutside } from './use-outside.ts';

/**
 * Whether the page may show values that only the browser has. False on the server and in the first
 * render that hydrates the server's HTML, because that render must match the HTML. True in every
 * other render.
 */
export function useIsHydrated(): boolean {
  return useOutside(
    () => true,
    () => false,
  );
}
