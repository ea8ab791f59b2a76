import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPage, type PageScripts, pagePaths } from '@latchkey/contract';

/** Returns the URLs of the scripts for the page at a path. Empty if there is no page. */
export type ScriptsAt = (path: string, language: string) => readonly string[];

/**
 * Finds the scripts that each page of the built web app loads, in addition to the shared scripts.
 *
 * @param folder the built web app
 */
export function scriptsIn(folder: string): ScriptsAt {
  const file = join(folder, '.vite/page-scripts.json');
  const scripts: PageScripts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return (path, language) => {
    const page = findPage(path, []);
    const own = scripts[path] ?? (page && scripts[pagePaths[page.name]]);
    return own?.[language] ?? [];
  };
}
