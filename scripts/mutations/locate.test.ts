import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locate } from './locate.ts';
import type { Mutation } from './mutation.ts';

const root = join(import.meta.dirname, '../..');

const mutation: Mutation = {
  breaks: 'The list lists nothing',
  file: 'scripts/mutations/mutation.ts',
  find: 'export interface Mutation',
  replace: 'interface Mutation',
  tests: ['mutations/locate.test.ts > finds'],
};

const problemOf = (changes: Partial<Mutation>) =>
  locate(root, [{ ...mutation, ...changes }]).problems[0];

describe('locate', () => {
  it("finds a breakage's file, text and tests", () => {
    const { breakages, problems } = locate(root, [mutation]);
    expect(problems).toEqual([]);
    expect(breakages).toMatchObject([
      { file: mutation.file, tests: ['scripts/mutations/locate.test.ts > finds'] },
    ]);
    expect(breakages[0]?.after).not.toBe(breakages[0]?.before);
  });

  it.each([
    [{ find: 'text that moved away' }, 'mutation.ts contains 0 copies of: text that moved away'],
    [{ find: 'readonly' }, 'scripts/mutations/mutation.ts contains 6 copies of: readonly'],
    [{ file: '/no-such-file.ts' }, 'no file ends with /no-such-file.ts'],
    [{ tests: ['/no-such.spec.ts > title'] }, 'no file ends with /no-such.spec.ts'],
    [{ file: '.ts' }, '.ts matches '],
  ])('reports a breakage that no longer matches the code: %j', (changes, reason) => {
    expect(problemOf(changes)).toContain(`"${mutation.breaks}" no longer matches the code`);
    expect(problemOf(changes)).toContain(reason);
  });
});
