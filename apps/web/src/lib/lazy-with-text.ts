import type { AreaName } from '@latchkey/texts';
import { type ComponentType, lazy } from 'react';
import { loadTexts } from './text.ts';

/** Creates a component that few visitors need. Its code and UI text load when it first renders. */
export function lazyWithText<Props extends object>(
  areas: readonly AreaName[],
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    const [Part] = await Promise.all([load(), loadTexts(areas)]);
    return { default: Part };
  });
}
