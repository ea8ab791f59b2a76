import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Engine, show, works } from './engine.ts';

const official = 'node:24-slim';
const own = 'localhost/latchkey-node:24';
const certificates = '/etc/ssl/certs/ca-certificates.crt';
const importing = `tar -C "$1" -c . | "$2" import --change "$3" - "$4"`;

/**
 * Returns the base image for our image. If the registry cannot be reached, builds a similar image
 * from Debian packages, with the Node.js and npm versions that run this script.
 *
 * @throws {Error} if the registry and the build both fail
 */
export async function baseImage(engine: Engine): Promise<string> {
  if (works(engine.name, ['pull', official])) return official;
  if (works(engine.name, ['image', 'inspect', own])) return own;
  console.log(`${official} cannot be pulled. Building a similar image with debootstrap`);
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-base-'));
  try {
    await show('debootstrap', ['--variant=minbase', 'bookworm', folder]);
    addNode(folder);
    // This folder becomes the root of the image, so every user must be able to read it.
    chmodSync(folder, 0o755);
    const change = `ENV NODE_EXTRA_CA_CERTS=${certificates}`;
    await show('sh', ['-c', importing, 'sh', folder, engine.name, change, own]);
    return own;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds the contents of the official Node.js image: Node.js, npm and a user with ID 1000. */
function addNode(folder: string): void {
  const local = join(folder, 'usr/local');
  cpSync(process.execPath, join(local, 'bin/node'));
  const npm = dirname(createRequire(npmScript()).resolve('../package.json'));
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  writeFileSync(join(folder, 'etc/passwd'), 'node:x:1000:1000::/tmp:/bin/sh\n', { flag: 'a' });
  writeFileSync(join(folder, 'etc/group'), 'node:x:1000:\n', { flag: 'a' });
  cpSync(certificates, join(folder, certificates));
}

/** Returns the path of the npm that runs this script. */
function npmScript(): string {
  const path = process.env.npm_execpath;
  if (path === undefined) throw new Error('Run this script with npm: npm run try-image');
  return path;
}
