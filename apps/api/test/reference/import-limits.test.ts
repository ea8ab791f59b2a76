import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { showCounty } from '@latchkey/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { connect } from '../../src/db/connect.ts';
import { newServerDatabase } from '../db/test-database.ts';
import { answerTo, buildTestAppOn } from '../test-app.ts';
import { csvOf, incomeRows, loanRows } from './limit-files.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const travis = { ...showCounty, path: '/counties/48453' } as const;
/**
 * The year of the test's tables. It is always next year, because the command rejects a year that is
 * far from the current year.
 */
const year = new Date().getUTCFullYear() + 1;
const before = Number(loanRows(year, 1).find(({ county_fips }) => county_fips === '48453')?.fha_1);

interface Output {
  readonly code: number;
  readonly output: string;
}

/** Each run of the command takes seconds, and PGlite adds seconds to open its database. */
const kinds = inject('isFull') ? ['PostgreSQL', 'PGlite'] : ['PostgreSQL'];

describe.each(kinds)('catalog -- limits on %s', (kind) => {
  const { run, shownOn } = useDatabase(kind);

  it('stores a valid table, which servers use from its effective date on', async () => {
    const stored = await run(csvOf(loanRows(year)));
    expect(stored).toMatchObject({ code: 0 });
    expect(stored.output).toContain(`Loan limits of ${year}, from ${year}-01-01, 3144 counties`);
    expect(stored.output).toContain('Stored.');
    expect(await shownOn([`${year - 1}-12-31`, `${year}-01-01`])).toEqual([
      [before, '2026'],
      [Math.round(before * 1.04), String(year)],
    ]);
  });
});

describe('catalog -- limits stores nothing', () => {
  const { run, shownOn } = useDatabase('PostgreSQL');

  it.each<[string, boolean, string, readonly string[]]>([
    ['if the file has a fault', false, csvOf(loanRows(year).slice(1)), ['--accept']],
    ['if figures jump', false, csvOf(loanRows(year, 1.16)), []],
    ['if figures fall', false, csvOf(loanRows(year, 0.999)), []],
    ['if it only checks', true, csvOf(loanRows(year, 1.16)), ['--accept', '--dry-run']],
  ])('%s', async (_, isSound, csv, options) => {
    const { code, output } = await run(csv, ...options);
    expect(code).toBe(isSound ? 0 : 1);
    expect(output).toContain('Nothing was stored.');
    expect(await shownOn([`${year}-01-02`])).toEqual([[before, '2026']]);
  });

  it('until the operator accepts figures that rise sharply or fall', async () => {
    const from = ['--from', `${year}-04-15`];
    const { output } = await run(csvOf(incomeRows(year, 1.2)), ...from);
    expect(output).toContain(
      'figures rise by more than 15 %:\n  county 01001, median_family_income',
    );
    expect(output).toContain('add --accept');
    const accepted = await run(csvOf(incomeRows(year, 1.2)), ...from, '--accept');
    expect(accepted).toMatchObject({ code: 0 });
  });
});

/** Prepares an empty database for a group of tests. */
function useDatabase(kind: string) {
  let folder = '';
  let environment: Record<string, string> = {};

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'latchkey-limits-'));
    environment = { DATA_DIR: folder };
    if (kind === 'PostgreSQL') environment.DATABASE_URL = await newServerDatabase();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  return {
    /** Runs the command in a separate process, as an operator would. */
    run(csv: string, ...options: string[]): Promise<Output> {
      const file = join(folder, 'limits.csv');
      writeFileSync(file, csv);
      const parts = [join(root, 'scripts', 'catalog.ts'), 'limits', file, ...options];
      const env = { PATH: process.env.PATH, HOME: folder, ...environment };
      return new Promise((resolve) => {
        execFile(process.execPath, parts, { cwd: folder, env }, (error, stdout, stderr) => {
          resolve({ code: error ? 1 : 0, output: stdout + stderr });
        });
      });
    },

    /** Returns the FHA limit and its year that a server shows on each of the given days. */
    async shownOn(days: readonly string[]) {
      const connection = await connect(readConfig(environment));
      let now = new Date();
      const app = await buildTestAppOn(connection.database, { clock: () => now });
      const shown: unknown[] = [];
      for (const day of days) {
        now = new Date(`${day}T12:00:00Z`);
        const { fhaLimits } = (await answerTo(app, travis)).data.county;
        shown.push([fhaLimits.units[0], fhaLimits.asOf]);
      }
      await app.close();
      await connection.close();
      return shown;
    },
  };
}

it('reports an invalid option in one line', async () => {
  const parts = [join(root, 'scripts', 'catalog.ts'), 'limits', 'x.csv', '--from', 'spring'];
  const message = await new Promise<string>((resolve) => {
    execFile(process.execPath, parts, (_error, _stdout, stderr) => resolve(stderr));
  });
  expect(message).toBe('--from: "spring" is not a day like 2027-04-15\n');
});
