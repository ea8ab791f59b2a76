import { buildWeb } from './build-web.ts';

try {
  buildWeb();
  await import('../apps/api/src/main.ts');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
