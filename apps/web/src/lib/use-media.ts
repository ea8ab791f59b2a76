import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches now, such as `(width >= 1040px)`. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = useMemo(() => storeOf(matchMedia(query)), [query]);
  return useSyncExternalStore(subscribe, matches);
}

function storeOf(media: MediaQueryList) {
  return {
    subscribe: (onChange: () => void) => {
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    matches: () => media.matches,
  };
}
