import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The result of a test. `not run` means that its file or server did not start. */
export type Outcome = 'passed' | 'failed' | 'not run';

const REPORT = 'mutation-report.json';
/**
 * Generous, because on a busy machine a test that is merely slow must not count as a caught
 * breakage.
 */
const TIMEOUT_MS = 180_000;

interface Result {
  /** Relative to the repository. */
  readonly file: string;
  readonly title: string;
  readonly isPassed: boolean;
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: 'passed' | 'failed' | string }[];
  }[];
}

interface Suite {
  specs: { title: string; ok: boolean; file: string }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  suites: Suite[];
}

/** Runs tests, named `path` or `path > part of a title`, in a copy of the repository. */
export function runTests(folder: string, tests: readonly string[]): Map<string, Outcome> {
  const isInBrowser = (test: string) => fileOf(test).endsWith('.spec.ts');
  const results = [
    ...vitestResults(
      folder,
      tests.filter((test) => !isInBrowser(test)),
    ),
    ...browserResults(folder, tests.filter(isInBrowser)),
  ];
  return new Map(tests.map((test) => [test, outcomeOf(test, results)]));
}

function outcomeOf(test: string, results: readonly Result[]): Outcome {
  const own = results.filter(
    ({ file, title }) => file === fileOf(test) && title.includes(titleOf(test)),
  );
  if (own.length === 0) return 'not run';
  return own.every(({ isPassed }) => isPassed) ? 'passed' : 'failed';
}

function vitestResults(folder: string, tests: readonly string[]): Result[] {
  if (tests.length === 0) return [];
  const report = run<VitestReport>(folder, 'vitest', [
    'run',
    ...new Set(tests.map(fileOf)),
    `--testTimeout=${TIMEOUT_MS}`,
    `--hookTimeout=${TIMEOUT_MS}`,
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ]);
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: name.slice(folder.length + 1),
        title: fullName,
        isPassed: status === 'passed',
      })),
  );
}

function browserResults(folder: string, tests: readonly string[]): Result[] {
  if (tests.length === 0) return [];
  const titles = tests.map((test) => escaped(titleOf(test)));
  const report = run<PlaywrightReport>(folder, 'playwright', [
    'test',
    ...new Set(tests.map(fileOf)),
    '--project=desktop',
    '--retries=0',
    `--timeout=${TIMEOUT_MS}`,
    '--reporter=json',
    `--grep=${titles.join('|')}`,
  ]);
  return (report?.suites ?? []).flatMap(specsOf).map(({ title, ok, file }) => ({
    file: join('e2e', file),
    title,
    isPassed: ok,
  }));
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function fileOf(test: string): string {
  return test.split(' > ')[0] ?? test;
}

/** Part of a test's title. Empty for every test in the file. */
function titleOf(test: string): string {
  return test.split(' > ')[1] ?? '';
}

function escaped(title: string): string {
  return title.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

function run<Report>(folder: string, command: string, args: string[]): Report | undefined {
  const report = join(folder, REPORT);
  rmSync(report, { force: true });
  spawnSync(process.execPath, [join(folder, 'node_modules/.bin', command), ...args], {
    cwd: folder,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdio: 'ignore',
  });
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
