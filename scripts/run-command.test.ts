import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'latchkey-'));

/** The scripts, each with some words that its `--help` output contains. */
const helpOf: Readonly<Record<string, readonly string[]>> = {
  'auth-keys': ['rotate', 'reseal', '--yes'],
  build: ['apps/web/dist'],
  catalog: ['check', 'preview', 'limits', '--accept', '--dry-run', '--json'],
  db: ['migrate', 'backup FILE', 'organization', '--accept'],
  dev: ['SITE_URL'],
  operator: ['grant EMAIL', 'list', '--role', '--force'],
  start: ['docs/configuration.md'],
  test: ['--full'],
  'try-image': ['Docker or Podman'],
  '../bench/main': ['routes', 'scale', '--full', '--save'],
  '../faults/main': ['leads', 'caddy', '--save'],
};

/** Starting a script takes seconds, so only a run with `FULL=1` starts all scripts. */
const scripts = Object.keys(helpOf).filter((script) => inject('isFull') || script === 'db');

/** Runs a script with only these settings. */
function run(script: string, args: readonly string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: join(folder, 'none'), ...settings };
  const program = join(import.meta.dirname, `${script}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { env });
  return { status, output: `${stdout}${stderr}` };
}

describe('a script for operators', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['start', [], { PORT: 'http' }, 'Cannot start: PORT must be a number'],
    ['auth-keys', ['rotate'], { AUTH_SECRET: 'short' }, 'AUTH_SECRET must have 32 characters'],
    ['db', ['status'], { DATABASE_URL: 'nonsense' }, 'DATABASE_URL must be an address'],
    ['db', ['migrate'], { DATA_DIR: '/dev/null/x' }, 'the data folder /dev/null/x cannot be'],
    ['operator', ['list'], { DATA_DIR: '/etc/passwd' }, 'the data folder cannot be written to'],
    ['catalog', ['check'], { CATALOG_DIR: '/none' }, 'The data is damaged: programs, /none'],
  ])(
    'prints one line if it is run as %s %j with the settings %j',
    (script, args, settings, line) => {
      const { status, output } = run(script, args, settings);
      expect(output).toMatch(/^[^\n]+\n$/);
      expect(output).toContain(line);
      expect(status).toBe(1);
    },
  );

  it.each(scripts)('prints one line when %s gets an unknown option', (script) => {
    const { status, output } = run(script, ['--now'], {});
    expect(output).toBe("Unknown option '--now'. Add --help to see the options.\n");
    expect(status).toBe(1);
  });

  it.each(scripts)('lists the subcommands and options of %s with --help', (script) => {
    const { status, output } = run(script, ['--help'], {});
    for (const word of helpOf[script] ?? []) expect(output).toContain(word);
    expect(status).toBe(0);
  });
});
