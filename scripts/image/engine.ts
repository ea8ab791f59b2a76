import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** A container engine: Docker, or Podman with the same commands. */
export interface Engine {
  readonly name: 'docker' | 'podman';
  /** Arguments that the engine needs on this machine for `build` and for `run`. */
  readonly build: readonly string[];
  readonly run: readonly string[];
}

/**
 * Limits for Podman's containers, which are lower than its defaults. If Podman runs inside a
 * container, it cannot set limits above those of that container.
 */
const limits = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=4096:4096'];

/** This machine's npm cache. A build that uses the cache does not download the packages again. */
const npmCache = join(homedir(), '.npm/_cacache');

/**
 * Finds an engine that works on this machine. Docker works only if its daemon is running. Returns
 * undefined if neither engine works.
 */
export function findEngine(): Engine | undefined {
  if (works('docker', ['info'])) return { name: 'docker', build: [], run: [] };
  if (!works('podman', ['info'])) return undefined;
  const runtime = works('runc', ['--version']) ? ['--runtime', 'runc'] : [];
  return {
    name: 'podman',
    // Docker's own image format supports the health check, so the build uses it.
    build: [
      ...['--isolation', 'chroot', '--format', 'docker', ...limits],
      ...(existsSync(npmCache) ? ['--volume', `${npmCache}:/root/.npm/_cacache`] : []),
    ],
    run: [...runtime, ...limits],
  };
}

export function works(program: string, parameters: readonly string[]): boolean {
  return spawnSync(program, parameters, { stdio: 'ignore' }).status === 0;
}

/**
 * Runs an engine command and returns its output.
 *
 * @throws {Error} with the output if the command fails
 */
export function output({ name }: Engine, parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(name, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ${parameters[0]}: ${stdout}${stderr}`);
  return stdout.trim();
}

/** Runs a program and shows its output. @throws {Error} if it fails */
export async function show(program: string, parameters: readonly string[]): Promise<void> {
  const child = spawn(program, parameters, { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`${program} ${parameters[0]} failed`);
}
