import type { AreaName } from '@latchkey/texts';
import { type ComponentType, lazy } from 'react';
import { loadTexts } from './text.ts';

/** A page or a part of one whose code and text load on first render, or earlier through `preload`. */
export function lazyPage<Props extends object>(
  areas: readonly AreaName[],
  load: () => Promise<ComponentType<Props>>,
) {
  const preload = async () => {
    const [page] = await Promise.all([load(), loadTexts(areas)]);
    return page;
  };
  const Page = lazy(async () => ({ default: await preload() }));
  return Object.assign(Page, { preload });
}

export type LazyPage = ReturnType<typeof lazyPage>;
