import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 40rem)');

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether the window is wide enough for four tabs side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
