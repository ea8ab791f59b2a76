import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readArguments } from './read-arguments.ts';

const usage = `npm run dev

  Runs the API and the web app, and reloads both when files change. PORT (3000) is the port of the API,
  and SITE_URL (http://localhost:5173) the address of the web app.`;
readArguments(usage, {});

/**
 * Runs the API and the web app, and reloads both when files change. If one of them stops, the other
 * stops too.
 */
const root = join(import.meta.dirname, '..');
const { PORT = '3000', SITE_URL = 'http://localhost:5173' } = process.env;
const env = { ...process.env, PORT, SITE_URL, API_ORIGIN: `http://localhost:${PORT}` };

const api = ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'];
const web = [join(root, 'node_modules/vite/bin/vite.js'), join(root, 'apps/web')];

const running = [api, web].map((command) =>
  spawn(process.execPath, command, { cwd: root, env, stdio: 'inherit' }),
);

function stop(): void {
  for (const process of running) process.kill('SIGTERM');
}
for (const process of running) process.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
