import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The files of the built web app that anyone may load, as paths below its folder. The page itself
 * is not among them: it is served with the brand in it.
 */
export function builtFiles(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => path !== 'index.html' && !/(^|\/)\./.test(path));
  return new Set(files);
}
