import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LockFile, missingPackages } from './lock-file.ts';

describe('package-lock.json', () => {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock: LockFile = JSON.parse(readFileSync(file, 'utf8'));

  it('lists the packages of all platforms, which `npm ci` needs', () => {
    // scripts/complete-lock.ts adds the missing packages.
    expect(Object.keys(missingPackages(lock))).toEqual([]);
  });

  it('contains no registry URL', () => {
    const addresses = Object.values(lock.packages).map(({ resolved = '' }) => resolved);
    expect(addresses.filter((address) => address.includes('://'))).toEqual([]);
  });
});

describe('missingPackages', () => {
  it("derives a package's platform from its name", () => {
    const optionalDependencies = { 'a-linux-x64-musl': '1.2.3', 'a-wasm32-wasi': '1.2.3' };
    expect(missingPackages({ packages: { '': { optionalDependencies } } })).toEqual({
      'node_modules/a-linux-x64-musl': {
        version: '1.2.3',
        optional: true,
        cpu: ['x64'],
        libc: ['musl'],
        os: ['linux'],
      },
      'node_modules/a-wasm32-wasi': { version: '1.2.3', optional: true, cpu: ['wasm32'] },
    });
  });

  it('throws an error for a package name that does not contain a platform', () => {
    const packages = { '': { optionalDependencies: { fsevents: '2.3.3' } } };
    expect(() => missingPackages({ packages })).toThrow(
      'The name fsevents does not contain a platform',
    );
  });
});
