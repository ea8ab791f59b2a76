import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** The steps of `npm test`, the quickest first; the first that fails ends the run. */
const steps = ['lint', 'typecheck', 'test:unit', 'test:e2e'];

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
  stats: { expected: number; unexpected: number; skipped: number };
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

/** What the two test runners counted. */
function tally(): Tally {
  const unit = report<VitestReport>('test-results/unit.json');
  const browser = report<PlaywrightReport>('test-results/e2e.json')?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0),
    skipped: (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0),
  };
}

rmSync('test-results', { recursive: true, force: true });
const failedStep = steps.find((step) => !passes(step));
const { passed, failed, skipped } = tally();

if (failedStep) console.log(`\nStopped at ${failedStep}: \`npm run ${failedStep}\` runs it alone.`);
console.log(
  `\n${passed} passed, ${failedStep ? Math.max(failed, 1) : 0} failed, ${skipped} skipped`,
);
process.exitCode = failedStep ? 1 : 0;
