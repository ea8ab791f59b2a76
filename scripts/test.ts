import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { readArguments } from './read-arguments.ts';

const usage = `npm test [-- --full]

  Runs lint, types, and the unit, integration and browser tests, and stops after the first failure.

  --full  also runs the slow tests`;
const options = { full: { type: 'boolean', default: false } } as const;
const { full: isFull } = readArguments(usage, { options }).values;

/**
 * The steps of `npm test`, fastest first. Steps in a group run in parallel. The run stops after the
 * first group with a failure. `--full` sets `FULL=1`, so each step also runs its slow tests.
 */
const groups = [
  ['lint', 'typecheck', 'test:unit'],
  ['test:integration'],
  ['test:e2e'],
  ...(isFull ? [['test:e2e:embedded']] : []),
];

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  readonly name: string;
  readonly isPassed: boolean;
  readonly seconds: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
}

/**
 * Runs a step. A step that runs alone prints its output immediately. All other steps print their
 * output when they end.
 */
async function run(name: string, isAlone: boolean): Promise<Step> {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', name], {
    env: isFull ? { ...process.env, FULL: '1' } : process.env,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => output.push(piece));
  }
  const isPassed = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(Buffer.concat(output));
  console.log(`> ${name} ${isPassed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n`);
  return { name, isPassed, seconds };
}

async function runAll(): Promise<Step[]> {
  const steps: Step[] = [];
  for (const group of groups) {
    console.log(`> ${group.join(', ')}`);
    steps.push(...(await Promise.all(group.map((name) => run(name, group.length === 1)))));
    if (steps.some(({ isPassed }) => !isPassed)) break;
  }
  return steps;
}

function report<T>(file: string): T | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function vitestTally(file: string): Tally {
  const counts = report<VitestReport>(file);
  return {
    passed: counts?.numPassedTests ?? 0,
    failed: counts?.numFailedTests ?? 0,
    skipped: counts?.numPendingTests ?? 0,
  };
}

function browserTally(file: string): Tally {
  const counts = report<PlaywrightReport>(file)?.stats;
  return {
    // A test that passes on a retry counts as passed.
    passed: (counts?.expected ?? 0) + (counts?.flaky ?? 0),
    failed: counts?.unexpected ?? 0,
    skipped: counts?.skipped ?? 0,
  };
}

/** Returns the combined totals of both test runners. */
function tally(): Tally {
  const runs = [
    vitestTally('test-results/unit.json'),
    vitestTally('test-results/integration.json'),
    browserTally('test-results/e2e.json'),
    browserTally('test-results/e2e-embedded.json'),
  ];
  const sum = (key: keyof Tally) => runs.reduce((total, each) => total + each[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

const start = performance.now();
rmSync('test-results', { recursive: true, force: true });
const steps = await runAll();
const failedSteps = steps.filter(({ isPassed }) => !isPassed);
const { passed, failed, skipped } = tally();

console.log('Time of each part:');
for (const { name, seconds } of steps) {
  console.log(`  ${name.padEnd(20)}${seconds.toFixed(1).padStart(7)} s`);
}
console.log(
  `  ${'all'.padEnd(20)}${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`,
);
for (const { name } of failedSteps) {
  console.log(`\nStopped at ${name}. To run only this step: \`npm run ${name}\``);
}
const hasFailed = failedSteps.length > 0;
console.log(
  `\n${passed} passed, ${hasFailed ? Math.max(failed, 1) : 0} failed, ${skipped} skipped`,
);
process.exitCode = hasFailed ? 1 : 0;
