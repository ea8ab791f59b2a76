import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';

/**
 * Replaces each module named `*.computed.ts` by the values that it exports, so that the browser loads
 * the values without the code that computes them.
 */
export function computedModules(): Plugin {
  return {
    name: 'computed-modules',
    apply: 'build',
    load: (id) => (id.endsWith('.computed.ts') ? computedModule(id) : null),
  };
}

/**
 * A module with the values that another one exports, and without its imports.
 *
 * @param path the other module's file
 * @throws {TypeError} if a value is not JSON
 */
export async function computedModule(path: string): Promise<string> {
  const values: Record<string, unknown> = await import(pathToFileURL(path).href);
  return Object.entries(values)
    .map(([name, value]) => {
      const json = JSON.stringify(value) ?? 'null';
      if (!isDeepStrictEqual(JSON.parse(json), value)) {
        throw new TypeError(`${name} in ${path} is not JSON, so the build cannot write it down`);
      }
      return `export const ${name} = ${json};`;
    })
    .join('\n');
}
