import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '..');
const Names = z.optional(z.record(z.string(), z.string()));
const Package = z.object({ dependencies: Names, devDependencies: Names });

it('docs/dependencies.md explains every direct dependency, and no other package', () => {
  const used = globSync('{package.json,{apps,packages}/*/package.json}', { cwd: root })
    .map((file) => Package.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))))
    .flatMap(({ dependencies = {}, devDependencies = {} }) => [
      ...Object.keys(dependencies),
      ...Object.keys(devDependencies),
    ])
    .filter((name) => !name.startsWith('@latchkey/'));
  const rows = readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| (`.*?) \|/gm);
  const told = [...rows].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.replaceAll('`', '')),
  );
  expect(told.toSorted()).toEqual([...new Set(used)].toSorted());
});
