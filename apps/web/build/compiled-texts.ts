import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Catalog } from '@latchkey/texts';
import { compileCatalog } from '@latchkey/texts/compile.ts';
import type { Plugin } from 'vite';

const QUERY = '?compiled';

/**
 * Compiles the UI text in a file that is imported with `?compiled`, so that the browser does not
 * need the message parser.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return compiledText(file);
    },
  };
}

async function compiledText(file: string): Promise<string> {
  // The file can change during development, but Node.js loads each URL only once.
  const version = statSync(file).mtimeMs;
  const area: Record<string, Catalog> = await import(`${pathToFileURL(file)}?${version}`);
  return Object.entries(area)
    .map(([name, catalog]) => {
      const compiled = compileCatalog(catalog);
      // Texts without placeholders stay in their own file. Some of them are in the domain package,
      // which the page has already loaded.
      return isDeepStrictEqual(compiled, catalog)
        ? `export { ${name} } from ${JSON.stringify(file)};`
        : `export const ${name} = ${JSON.stringify(compiled)};`;
    })
    .join('\n');
}
