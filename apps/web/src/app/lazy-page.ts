import { type ComponentType, lazy } from 'react';

/** A page whose code is loaded when it is first drawn, or before that with `preload`. */
export function lazyPage(load: () => Promise<ComponentType>) {
  const Page = lazy(async () => ({ default: await load() }));
  return Object.assign(Page, { preload: load });
}

export type LazyPage = ReturnType<typeof lazyPage>;
