import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** The steps of `npm test`, the quickest first; the first that fails ends the run. */
const steps = ['lint', 'typecheck', 'test:unit', 'test:e2e', 'test:e2e:postgres'];

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
}

function passes(step: string): boolean {
  console.log(`\n> ${step}`);
  const start = performance.now();
  const isPassed = spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' }).status === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`> ${step} ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return isPassed;
}

function report<T>(file: string): T | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function unitTally(): Tally {
  const counted = report<VitestReport>('test-results/unit.json');
  return {
    passed: counted?.numPassedTests ?? 0,
    failed: counted?.numFailedTests ?? 0,
    skipped: counted?.numPendingTests ?? 0,
  };
}

function browserTally(file: string): Tally {
  const counted = report<PlaywrightReport>(file)?.stats;
  return {
    // What failed at first is counted as passed once it passes.
    passed: (counted?.expected ?? 0) + (counted?.flaky ?? 0),
    failed: counted?.unexpected ?? 0,
    skipped: counted?.skipped ?? 0,
  };
}

/** What the runs of the two test runners counted. */
function tally(): Tally {
  const runs = [
    unitTally(),
    browserTally('test-results/e2e.json'),
    browserTally('test-results/e2e-postgres.json'),
  ];
  const sum = (key: keyof Tally) => runs.reduce((total, run) => total + run[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

rmSync('test-results', { recursive: true, force: true });
const failedStep = steps.find((step) => !passes(step));
const { passed, failed, skipped } = tally();

if (failedStep) console.log(`\nStopped at ${failedStep}: \`npm run ${failedStep}\` runs it alone.`);
console.log(
  `\n${passed} passed, ${failedStep ? Math.max(failed, 1) : 0} failed, ${skipped} skipped`,
);
process.exitCode = failedStep ? 1 : 0;
