import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderedFiles, writeFiles } from './built-web-app.ts';
import type { ReportedPage } from './web-app-report.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Folders that a test may change. Everything else in the copy is a symbolic link to the repository.
 */
const copied = ['apps', 'packages', 'e2e', 'node_modules'];
const isNoSource = /\/(dist|node_modules)$/;

/** A copy of the source. Tests change files and run programs in it. */
export interface RepositoryCopy {
  readonly folder: string;
  /** Runs an installed program, or a file in the copy, in one of the copy's folders. */
  readonly run: (folder: string, program: string, ...args: string[]) => Output;
  readonly remove: () => void;
}

interface Output {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Copies the source. Imports of our packages in the copy use the copied packages. */
export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-copy-'));
  for (const name of copied.slice(0, -1)) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !isNoSource.test(path),
    });
  }
  link('.', copied);
  mkdirSync(join(folder, 'node_modules'));
  link('node_modules', ['@latchkey']);
  cpSync(join(root, 'node_modules/@latchkey'), join(folder, 'node_modules/@latchkey'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return {
    folder,
    run: (where, program, ...args) =>
      spawnSync(process.execPath, [join(folder, program), ...args], {
        cwd: join(folder, where),
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };

  /** In the copy, creates links to the contents of one of the repository's folders. */
  function link(where: string, without: readonly string[]): void {
    for (const name of readdirSync(join(root, where))) {
      if (without.includes(name) || name === '.git') continue;
      symlinkSync(join(root, where, name), join(folder, where, name));
    }
  }
}

/** In a copy, builds the code that renders pages. Returns the responses of the copy's server. */
export function servedPages(
  { folder, run }: RepositoryCopy,
  addresses: readonly string[],
): Readonly<Record<string, ReportedPage>> {
  const vite = 'node_modules/vite/bin/vite.js';
  const build = run('apps/web', vite, 'build', '--ssr', 'src/server/render-pages.tsx');
  if (build.status !== 0) throw new Error(build.stderr);
  const web = join(folder, 'apps/web/dist');
  const { 'index.html': page, 'assets/app-1.css': styleSheet } = renderedFiles;
  writeFiles(web, { 'index.html': page, 'assets/app-1.css': styleSheet });
  const report = run('.', 'apps/api/test/web-app-report.ts', web, ...addresses);
  if (report.stderr !== '') throw new Error(report.stderr);
  return JSON.parse(report.stdout);
}
