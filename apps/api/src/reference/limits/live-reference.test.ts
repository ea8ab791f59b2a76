import { generatePrograms, showCounty, showReference } from '@latchkey/contract';
import type { RuleFinding } from '@latchkey/domain';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import { loanLimitsOf2027, raised, rowsOf2026 } from '../../../test/reference/limits-of-2027.ts';
import { sampleQuote } from '../../../test/samples.ts';
import { answerTo, buildTestAppOn } from '../../../test/test-app.ts';
import { shippedReference } from '../../../test/test-data.ts';
import type { Connection } from '../../db/database.ts';
import { limitEditions } from '../../db/schema.ts';
import { liveReference } from './live-reference.ts';
import * as limitRepository from './repository.ts';

const newYear = new Date('2027-01-01T00:00:00.000Z');
const loans2027 = { kind: 'loans', edition: loanLimitsOf2027() } as const;
const [fha2026 = 0] = rowsOf2026().get('48453')?.fha ?? [];

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
afterEach(() => connection.database.delete(limitEditions));

const county = { ...showCounty, path: '/counties/48453' } as const;

async function fhaOf(app: FastifyInstance) {
  const { fhaLimits } = (await answerTo(app, county)).data.county;
  return [fhaLimits.units[0], fhaLimits.asOf, fhaLimits.pastYear];
}

describe('a server with imported limits', () => {
  it('uses the limits from their effective date on, and shows their year', async () => {
    const { database } = connection;
    await limitRepository.save(database, loans2027, newYear);
    let now = new Date('2026-12-31T23:59:59.999Z');
    const app = await buildTestAppOn(database, { clock: () => now });
    expect(await fhaOf(app)).toEqual([fha2026, '2026', null]);
    now = newYear;
    expect(await fhaOf(app)).toEqual([raised(fha2026), '2027', null]);
    const { sources } = (await answerTo(app, showReference)).data;
    expect(sources.find(({ id }) => id === 'fha-limits')?.asOf).toBe('2027');
    await app.close();
  });

  it('shows an import in every process within a second', async () => {
    const { database } = connection;
    const clock = () => newYear;
    const apps = [
      await buildTestAppOn(database, { clock }),
      await buildTestAppOn(database, { clock }),
    ];
    for (const app of apps) await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await Promise.all(apps.map(fhaOf))).toEqual(apps.map(() => [fha2026, '2026', 2026]));
    await limitRepository.save(database, loans2027, newYear);
    await expect
      .poll(() => Promise.all(apps.map(fhaOf)), { timeout: 60_000 })
      .toEqual(apps.map(() => [raised(fha2026), '2027', null]));
    for (const app of apps) await app.close();
  });
});

describe('the programs for a loan that is 2 % over a limit of 2026', () => {
  const loan = Math.round((rowsOf2026().get('48453')?.conforming?.[0] ?? 0) * 1.02);
  const quote = { ...sampleQuote, homePrice: loan + 100_000, downPayment: 100_000 };

  /** Returns the reasons that the response gives for its results about the first mortgage. */
  async function reasonsOn(day: string) {
    const clock = () => new Date(`${day}T12:00:00Z`);
    const app = await buildTestAppOn(connection.database, { clock });
    const { programs } = (await answerTo(app, generatePrograms, { body: { quote } })).data;
    await app.close();
    const loans = programs.flatMap(({ rules }) => rules).filter(isLoanFinding);
    return new Set(loans.map(({ reason, pastYear }) => [reason, pastYear].join(' ')));
  }

  it('need a check in January until the server has the 2027 limits', async () => {
    const reasons = await reasonsOn('2027-01-02');
    expect(reasons).toContain('new-limits 2026');
    expect(await reasonsOn('2026-12-31')).not.toContain('new-limits 2026');
    await limitRepository.save(connection.database, loans2027, newYear);
    const later = await reasonsOn('2027-01-02');
    expect(later).toContain('within ');
    expect(later).not.toContain('new-limits 2026');
  });
});

function isLoanFinding(finding: RuleFinding) {
  return finding.rule === 'first-mortgage';
}

describe('liveReference', () => {
  it('returns the same county and source objects until the date or an import changes them', async () => {
    let now = new Date('2026-12-30T12:00:00.000Z');
    const app = Fastify();
    const shipped = shippedReference();
    const live = await liveReference(app, {
      database: connection.database,
      clock: () => now,
      shipped,
    });
    const { counties, sources } = live;
    expect(live.counties).toBe(counties);
    expect(live.sources).toBe(sources);
    now = newYear;
    expect(live.counties).not.toBe(counties);
    expect(live.counties.get('48453')?.area.pastLimitYear).toBe(2026);
    await app.close();
  });

  it('stores every type of limit, and replaces limits of the same year', async () => {
    const { database } = connection;
    const [incomes] = shippedReference().limitTables.incomes;
    if (!incomes) throw new RangeError('There are no income limits');
    const income = { ...incomes, year: 2027, firstDay: '2027-04-15' };
    const factor = { year: 2027, firstDay: '2027-05-10', factor: 1.05 };
    await limitRepository.save(database, loans2027, newYear);
    await limitRepository.save(database, { kind: 'incomes', edition: income }, newYear);
    await limitRepository.save(database, { kind: 'factors', edition: factor }, newYear);
    const stored = { loans: [loans2027.edition], incomes: [income], factors: [factor] };
    expect(await limitRepository.all(database)).toEqual(stored);

    const before = await limitRepository.revision(database);
    const corrected = { ...factor, factor: 1.051 };
    const later = new Date(newYear.getTime() + 1);
    await limitRepository.save(database, { kind: 'factors', edition: corrected }, later);
    expect(await limitRepository.all(database)).toEqual({ ...stored, factors: [corrected] });
    expect(await limitRepository.revision(database)).not.toBe(before);
  });
});
