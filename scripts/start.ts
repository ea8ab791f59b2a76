import { buildWeb } from './build-web.ts';

function hasBuilt(): boolean {
  try {
    buildWeb();
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

if (hasBuilt()) await import('../apps/api/src/main.ts');
else process.exitCode = 1;
