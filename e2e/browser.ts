import { constants, existsSync, globSync, readFileSync } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import { inflate } from '@sparticuz/chromium';

const packageFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))),
  '..',
);
const cacheFolder = join(import.meta.dirname, '../node_modules/.cache');

/**
 * Finds a Chromium for tests and screenshots. Prefers a Chromium that is installed on this
 * computer. On Linux x64, falls back to the npm package, which includes fonts and needs only the
 * system's C library. On other systems, falls back to Playwright's browser. On Linux,
 * `FONTCONFIG_FILE` can select other fonts.
 */
export async function browser(): Promise<LaunchOptions> {
  const installed = await installedBrowser();
  const hasBundled = process.platform === 'linux' && process.arch === 'x64';
  // An installed Chromium crashes if there are no fonts.
  if (installed && (!hasBundled || hasFonts())) return { executablePath: installed };
  return hasBundled ? bundledBrowser() : {};
}

function hasFonts(): boolean {
  const folders = [
    '/usr/share/fonts',
    '/usr/local/share/fonts',
    ...['.fonts', '.local/share/fonts'].map((name) => join(homedir(), name)),
  ];
  return folders.some((folder) => globSync('**/*.{ttf,ttc,otf}', { cwd: folder }).length > 0);
}

/**
 * Finds an installed Chromium. Skips Ubuntu's `chromium-browser`, which only prints advice if its
 * snap is not installed.
 */
async function installedBrowser(): Promise<string | undefined> {
  const names = ['google-chrome', 'google-chrome-stable', 'chromium'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  for (const path of candidates) {
    if (await isExecutable(path)) return path;
  }
  return undefined;
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function bundledBrowser(): Promise<LaunchOptions> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(cacheFolder, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: process.env.FONTCONFIG_FILE ?? join(folder, 'fonts.conf'),
    },
  };
}

/**
 * Unpacks Chromium into a temporary folder and then renames the folder, so that an interrupted run
 * leaves no partial copy.
 */
async function unpack(folder: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const unpacked = await mkdtemp(`${folder}-`);
  await inflateInto(unpacked, ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']);
  await writeFile(
    join(unpacked, 'fonts.conf'),
    `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  await rename(unpacked, folder).catch(async (error: unknown) => {
    await rm(unpacked, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
}

/**
 * Unpacks archives into a folder. Sets TMPDIR during the call, because the package always unpacks
 * into the folder that TMPDIR specifies.
 */
async function inflateInto(folder: string, archives: string[]): Promise<void> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    await Promise.all(archives.map((archive) => inflate(join(packageFolder, 'bin', archive))));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
