import { useSyncExternalStore } from 'react';

/** Whether a media query, such as `(width >= 1040px)`, matches now. Always false on the server. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = storeOf(query);
  return useSyncExternalStore(subscribe, matches, noMatch);
}

function storeOf(query: string) {
  const media = globalThis.matchMedia?.(query);
  return {
    subscribe: (onChange: () => void) => {
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    matches: () => media.matches,
  };
}

function noMatch(): boolean {
  return false;
}
