import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Catalog } from '@latchkey/texts';
import { compileCatalog } from '@latchkey/texts/compile.ts';
import type { Plugin } from 'vite';

const QUERY = '?compiled';

/**
 * Reads the sentences of a text file that is imported with `?compiled`, so that the browser loads them
 * without the code that reads them.
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
  // While developing, a file changes, but Node.js loads each address only once.
  const version = statSync(file).mtimeMs;
  const area: Record<string, Catalog> = await import(`${pathToFileURL(file)}?${version}`);
  return Object.entries(area)
    .map(([name, catalog]) => {
      const compiled = compileCatalog(catalog);
      // Words without values stay in their file: some are the domain's, which the page has already.
      return isDeepStrictEqual(compiled, catalog)
        ? `export { ${name} } from ${JSON.stringify(file)};`
        : `export const ${name} = ${JSON.stringify(compiled)};`;
    })
    .join('\n');
}
