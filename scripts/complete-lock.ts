import { readFileSync, writeFileSync } from 'node:fs';
import { missingPackages } from '../lint/lock-file.ts';

/**
 * Adds the packages for other platforms that `npm install` omits from the lock file
 * (https://github.com/npm/cli/issues/4828). Without these packages, `npm ci` rejects the file.
 */
const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingPackages(lock);
lock.packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${Object.keys(missing).length} packages to the lock file`);
