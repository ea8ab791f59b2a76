import { rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { apiMutations } from './mutations/api.ts';
import { domainMutations } from './mutations/domain.ts';
import { type Breakage, locate } from './mutations/locate.ts';
import { type Outcome, runTests } from './mutations/run-tests.ts';
import { webMutations } from './mutations/web.ts';
import { copyRepository } from './mutations/working-copy.ts';

// Breaks one line at a time in a copy of the repository and reports whether the tests listed for it
// fail. `npm run test:mutations -- quote limit` runs only the breakages with one of these words.
// `--check` only checks that each breakage still matches the code.
const root = join(import.meta.dirname, '..');
const words = process.argv.slice(2).filter((word) => word !== '--check');
const isCheck = process.argv.includes('--check');
const chosen = [...domainMutations, ...apiMutations, ...webMutations].filter(
  ({ breaks }) =>
    words.length === 0 || words.some((word) => breaks.toLowerCase().includes(word.toLowerCase())),
);

const { breakages, problems } = locate(root, chosen);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else if (isCheck) console.log(`${breakages.length} breakages match the code`);
else if (!tryAll(breakages)) process.exitCode = 1;

/** @returns whether every breakage was caught */
function tryAll(all: readonly Breakage[]): boolean {
  // Run at low priority, after every other process on the machine.
  setPriority(10);
  const folder = copyRepository(root);
  try {
    const tests = [...new Set(all.flatMap((one) => one.tests))];
    console.log(`Running the ${tests.length} tests once on unbroken code`);
    const failing = namesOf(runTests(folder, tests), (outcome) => outcome !== 'passed');
    if (failing.length > 0) {
      console.error(`These tests fail on unbroken code:\n${failing.join('\n')}`);
      return false;
    }
    const missed = all.filter((one) => !isCaught(folder, one));
    console.log(`\n${all.length - missed.length} caught, ${missed.length} missed`);
    return missed.length === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isCaught(folder: string, { breaks, file, before, after, tests }: Breakage): boolean {
  const start = performance.now();
  const path = join(folder, file);
  writeFileSync(path, after);
  const quiet = namesOf(runTests(folder, tests), (outcome) => outcome !== 'failed');
  writeFileSync(path, before);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const verdict = quiet.length === 0 ? 'caught' : `MISSED by ${quiet.join(', ')}`;
  console.log(`${verdict.padEnd(8)}${breaks} (${seconds} s)`);
  return quiet.length === 0;
}

function namesOf(
  outcomes: ReadonlyMap<string, Outcome>,
  isWanted: (outcome: Outcome) => boolean,
): string[] {
  return [...outcomes]
    .filter(([, outcome]) => isWanted(outcome))
    .map(([test, outcome]) => `${test} (${outcome})`);
}
