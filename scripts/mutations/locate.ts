import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutation } from './mutation.ts';
import { repositoryFiles } from './working-copy.ts';

/** A mutation after its file, text and tests were found. */
export interface Breakage {
  readonly breaks: string;
  /** Relative to the repository, like the files in `tests`. */
  readonly file: string;
  /** The whole file, before and after the breakage. */
  readonly before: string;
  readonly after: string;
  readonly tests: readonly string[];
}

/**
 * Finds the file, text and tests of each mutation. Reports one line for each mutation that no
 * longer matches.
 */
export function locate(
  root: string,
  mutations: readonly Mutation[],
): { breakages: Breakage[]; problems: string[] } {
  const files = repositoryFiles(root);
  const problems: string[] = [];
  const one = (ending: string): string => {
    const matches = files.filter((file) => `/${file}`.endsWith(ending));
    const [match] = matches;
    if (match !== undefined && matches.length === 1) return match;
    throw new RangeError(
      match === undefined
        ? `no file ends with ${ending}`
        : `${ending} matches ${matches.join(', ')}`,
    );
  };
  const found = (mutation: Mutation): Breakage => {
    const file = one(mutation.file);
    const before = readFileSync(join(root, file), 'utf8');
    const pieces = before.split(mutation.find);
    if (pieces.length !== 2) {
      throw new RangeError(`${file} contains ${pieces.length - 1} copies of: ${mutation.find}`);
    }
    const tests = mutation.tests.map((test) => {
      const [ending = '', ...title] = test.split(' > ');
      return [one(ending), ...title].join(' > ');
    });
    return { breaks: mutation.breaks, file, before, after: pieces.join(mutation.replace), tests };
  };
  const breakages = mutations.flatMap((mutation) => {
    try {
      return [found(mutation)];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(`"${mutation.breaks}" no longer matches the code: ${reason}`);
      return [];
    }
  });
  return { breakages, problems };
}
