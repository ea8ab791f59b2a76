import { matchRoutes, type RouteObject } from 'react-router';
import { whenLoaded } from '@/lib/query-client.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { nextAddress, pageAtAddress } from '@/state/wizard.ts';

/**
 * Loads the next wizard page's code and UI text while the visitor reads the current page. Waits
 * until the current page has its data, so that prefetching does not delay that data on a slow
 * network.
 */
export function prefetchNextPage(routes: RouteObject[], pathname: string): void {
  const next = nextAddress(pageAtAddress(pathname));
  if (next === null) return;
  const load = () => {
    for (const { route } of matchRoutes(routes, next) ?? []) void loadCode(route);
  };
  whenLoaded(() => whenIdle(load));
}

async function loadCode({ lazy }: RouteObject): Promise<void> {
  if (typeof lazy !== 'object') return;
  // If prefetching fails, the page's code is loaded again when the page opens.
  await Promise.all([lazy.Component?.(), lazy.loader?.()]).catch(() => undefined);
}
