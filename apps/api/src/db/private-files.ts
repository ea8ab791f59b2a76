import { existsSync, mkdirSync } from 'node:fs';
import type { PGliteOptions } from '@electric-sql/pglite';
import { load } from './drizzle.ts';

const { NodeFS }: typeof import('@electric-sql/pglite/nodefs') = load(
  '@electric-sql/pglite/nodefs',
);

/** Permission bits for a file's owner. */
const OWNER = 0o700;

type Init = InstanceType<typeof NodeFS>['init'];

/**
 * Stores PGlite's files in a folder so that only their owner can open them. After PGlite creates a
 * file, it sets the file's permissions, mostly to 0666, so the process's umask has no effect on
 * them.
 */
class PrivateNodeFS extends NodeFS {
  override async init(...[client, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(client, options);
    const preRun: typeof emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ FS }) => {
        const { chmod, mkdir } = FS;
        Object.assign(FS, {
          chmod: (path: string, mode: number, ...more: []) => chmod(path, mode & OWNER, ...more),
          mkdir: (path: string, mode: number = OWNER) => mkdir(path, mode & OWNER),
        });
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** PGlite options that keep a database's files private. Empty for an in-memory database. */
export function privateFiles(folder: string | undefined): Pick<PGliteOptions, 'fs'> {
  if (folder === undefined) return {};
  if (!existsSync(folder)) mkdirSync(folder, { mode: OWNER });
  return { fs: new PrivateNodeFS(folder) };
}
