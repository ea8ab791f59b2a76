import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { listMortgageRates, showReference } from '@latchkey/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import { answerTo, buildTestAppOn } from '../../../test/test-app.ts';
import { shippedReference } from '../../../test/test-data.ts';
import type { Connection } from '../../db/database.ts';
import { jobQueue } from '../../db/job-queue.ts';
import { mortgageRates } from '../../db/schema.ts';
import { fetchRate } from './fetch-rate.ts';
import { latestAverage } from './latest-average.ts';
import * as rateRepository from './repository.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const clock = () => now;
const { mortgageRates: shippedWeeks } = shippedReference();
const [shipped] = shippedWeeks;
const brand = { name: 'Harbor Home', supportEmail: 'home@harbor.example' };
const newer = { date: '2026-11-19', rate30: 6.91, rate15: 6.12 };

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
afterEach(() => connection.database.delete(mortgageRates));

describe('GET /reference', () => {
  /** Returns the response of a server that starts at the given time. */
  const shown = async (day = now) => {
    const app = await buildTestAppOn(connection.database, { clock: () => day });
    const { data } = await answerTo(app, showReference);
    await app.close();
    return data;
  };
  const save = (rate: typeof newer) => rateRepository.save(connection.database, [rate], now);

  it('shows the shipped average with its age', async () => {
    const { mortgageRate } = await shown();
    expect(mortgageRate).toEqual({ ...shipped, ageDays: 53 });
  });

  it('shows a newer stored average, and its date in the list of sources', async () => {
    await save(newer);
    const { mortgageRate, sources } = await shown();
    expect(mortgageRate).toEqual({ ...newer, ageDays: null });
    expect(sources.find(({ id }) => id === 'mortgage-rate')?.asOf).toBe(newer.date);
  });

  it.each([
    ['2026-09-30', 7.28],
    ['2026-10-01', 7.3],
    ['2026-10-02', 7.3],
  ])('shows, if the stored average is from %s, a rate of %s', async (date, rate30) => {
    await save({ ...newer, date, rate30: 7.3 });
    expect((await shown()).mortgageRate.rate30).toBe(rate30);
  });

  it.each([
    ['2026-12-03', null],
    ['2026-12-04', 15],
  ])('shows, on %s, the age of the average from 2026-11-19 in days: %s', async (day, ageDays) => {
    await save(newer);
    expect((await shown(new Date(day))).mortgageRate.ageDays).toBe(ageDays);
  });
});

describe('GET /mortgage-rates', () => {
  it('shows 26 weeks, newest first: stored averages, and shipped averages for the other weeks', async () => {
    const corrected = { ...shipped, rate30: 7.29 };
    await rateRepository.save(connection.database, [corrected, newer], now);
    const app = await buildTestAppOn(connection.database, { clock });
    const { data } = await answerTo(app, listMortgageRates);
    await app.close();
    expect(data.weeks).toEqual([newer, corrected, ...shippedWeeks.slice(1, 25)]);
  });
});

describe('latestAverage', () => {
  it('returns the same object until another process stores a new average', async () => {
    const app = Fastify();
    const { latest } = await latestAverage(app, {
      database: connection.database,
      clock,
      jobs: jobQueue(connection.database, app.log),
      settings: { url: undefined },
      shipped: shippedWeeks,
      brand,
      readEveryMs: 20,
    });
    expect(latest()).toBe(latest());
    await app.listen({ port: 0, host: '127.0.0.1' });
    await rateRepository.save(connection.database, [newer], now);
    await expect.poll(latest, { timeout: 60_000 }).toEqual({ ...newer, ageDays: null });
    await app.close();
  });
});

describe('fetchRate', () => {
  let server: Server;
  let url = '';
  let respond: RequestListener = (_, response) => response.end();
  const warnings: object[] = [];
  const log = { info: () => {}, warn: (details: object) => void warnings.push(details) };

  beforeAll(async () => {
    server = createServer((request, response) => respond(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/weekly.csv`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  afterEach(() => {
    warnings.length = 0;
  });

  const fetched = () =>
    fetchRate(url, { database: connection.database, clock, brand, latest: () => newer, log });
  const stored = async () => (await rateRepository.recent(connection.database))[0];

  it('stores the newest week, and stores the week again after a correction', async () => {
    respond = (_, response) => response.end('date,rate30,rate15\n2026-11-19,6.91,6.12\n');
    expect(await fetched()).toBe('completed');
    expect(await stored()).toEqual(newer);
    respond = (_, response) => response.end('date,rate30,rate15\n2026-11-19,6.92,6.12\n');
    expect(await fetched()).toBe('completed');
    expect(await stored()).toEqual({ ...newer, rate30: 6.92 });
    expect(warnings).toEqual([]);
  });

  it.each<[string, string, RequestListener]>([
    ['responded with status 503', 'an error', (_, response) => response.writeHead(503).end()],
    [
      'responded with status 302',
      'a redirect',
      (_, response) => response.writeHead(302, { location: '/elsewhere.csv' }).end(),
    ],
    [
      'line 1: must have the columns date and rate',
      'a page',
      (_, response) => response.end('<html>'),
    ],
    [
      'line 3: a rate is not a number from 1 to 20',
      'an implausible rate',
      (_, response) => response.end('date,rate\n2026-11-12,6.9\n2026-11-19,69.1\n'),
    ],
    [
      '8.62% is too far from the average of 6.91% on 2026-11-19',
      'a rate that jumps',
      (_, response) => response.end('date,rate\n2026-11-12,6.9\n2026-11-23,8.62\n'),
    ],
    [
      'the response is too long',
      'a huge file',
      (_, response) => response.end('x'.repeat(3_000_000)),
    ],
    ['ECONNRESET', 'nothing', (_, response) => response.destroy()],
  ])('logs "%s" and changes nothing after %s', async (reason, _, answer) => {
    await rateRepository.save(connection.database, [newer], now);
    respond = answer;
    expect(await fetched()).toBe('failed');
    expect(warnings).toEqual([{ reason }]);
    expect(await stored()).toEqual(newer);
  });
});

describe('a server with RATES_URL', () => {
  let app: FastifyInstance;
  let server: Server;
  afterAll(async () => {
    await app.close();
    server.close();
  });

  it('fetches the average in a job after the server starts, and shows it', async () => {
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
    server = createServer((_, response) => {
      response.end('date,rate30,rate15\n2026-11-19,6.91,6.12\n');
      asked();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
    app = await buildTestAppOn(connection.database, { clock, rates: { url } });
    await app.startJobs();
    await app.listen({ port: 0, host: '127.0.0.1' });
    await isAsked;
    await expect
      .poll(async () => (await answerTo(app, showReference)).data.mortgageRate, { timeout: 60_000 })
      .toEqual({ ...newer, ageDays: null });
  });
});
