import { spawnSync } from 'node:child_process';
import { globSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';

const root = join(import.meta.dirname, '..');
const dist = 'apps/web/dist';
/** The build writes this file last. If a build is interrupted, the file is missing. */
const complete = `${dist}/.complete`;
const sources = [
  'package-lock.json',
  'brand/*',
  'packages/*/{package.json,src/**}',
  'apps/web/{index.html,package.json,vite.config.ts,build/**,public/**,src/**}',
];

/** Builds the web app if the build is missing or older than its sources. */
export function buildWeb(): void {
  if (newest(sources) < newest([complete])) return;
  const command = ['run', 'build', '--silent', '--workspace', '@latchkey/web'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync('npm', command, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The web app build failed. See the lines above.');
  compressFiles(join(root, dist));
  writeFileSync(join(root, complete), '');
}

/**
 * Returns the time of the most recent change to these files, in milliseconds since 1970. Returns 0
 * if there are no files.
 */
function newest(patterns: string[]): number {
  const files = globSync(patterns, { cwd: root });
  return Math.max(0, ...files.map((file) => statSync(join(root, file)).mtimeMs));
}
