import type { Plugin } from 'vite';
import { countyShapes, type StateShapes } from './county-shapes.ts';

/**
 * The name of the module that exports one loader for each state. The module for a state has the
 * same name plus a slash and the state's FIPS code.
 */
const MODULE = 'virtual:county-maps';

/** A map whose width is more than this many times its height gets a wide frame. */
const WIDE = 1.5;

/**
 * Provides the counties' outlines in one module for each state. The build creates these modules,
 * because `us-atlas` has the outlines of all states in one large file.
 */
export function countyMaps(): Plugin {
  let shapes: ReadonlyMap<string, StateShapes> | undefined;
  return {
    name: 'county-maps',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      shapes ??= countyShapes();
      const [, state] = id.split('/');
      if (state === undefined) return loaders(shapes);
      return `export const shapes = ${JSON.stringify(shapes.get(state))};`;
    },
  };
}

function loaders(shapes: ReadonlyMap<string, StateShapes>): string {
  const entries = Array.from(shapes, ([state, { width, height }]) => {
    const load = `async () => (await import('${MODULE}/${state}')).shapes`;
    return `'${state}': { isWide: ${width > WIDE * height}, load: ${load} }`;
  });
  return `export const countyMaps = new Map(Object.entries({ ${entries.join(', ')} }));`;
}
