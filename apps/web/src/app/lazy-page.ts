import { type ComponentType, lazy } from 'react';

/** A page whose code loads on first render, or earlier through `preload`. */
export function lazyPage(load: () => Promise<ComponentType>) {
  const Page = lazy(async () => ({ default: await load() }));
  return Object.assign(Page, { preload: load });
}

export type LazyPage = ReturnType<typeof lazyPage>;
