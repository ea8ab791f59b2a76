import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the font files of the built web app, one for each set of characters.
 *
 * @param webApp the folder with the built web app
 */
export function figtree(webApp: string): readonly Buffer[] {
  const files = globSync('assets/figtree-*-normal-*.woff2', { cwd: webApp }).sort();
  return files.map((file) => readFileSync(join(webApp, file)));
}
