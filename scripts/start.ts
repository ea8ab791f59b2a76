import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from '../apps/api/src/config.ts';
import { buildWeb } from './build-web.ts';
import { readArguments } from './read-arguments.ts';

const usage = `npm start

  Builds the web app if it is not built yet, and starts the server. Environment variables set it up:
  docs/configuration.md lists them. PORT=3001 npm start listens on another port.`;
readArguments(usage, { allowPositionals: true });

// Caches compiled scripts, which reduces the startup time by a quarter.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'));

function hasBuilt(): boolean {
  try {
    // Checks the settings before the build, because the build takes a minute.
    readConfig();
    buildWeb();
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

if (hasBuilt()) await import('../apps/api/src/main.ts');
else process.exitCode = 1;
