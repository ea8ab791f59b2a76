import type { MortgageRate } from '@latchkey/contract';
import { averageAge, type Brand, type WeeklyAverage } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { type Clock, dayOf } from '../../process/clock.ts';
import type { RecentRates } from '../../reference-data/load-reference-data.ts';
import { fetchRate, rateQueue } from './fetch-rate.ts';
import { newestWeeks } from './newest-weeks.ts';
import type { RateSettings } from './rate-settings.ts';
import * as rateRepository from './repository.ts';

/** How often each process reads the newest stored average, in milliseconds. */
const READ_EVERY_MS = 60_000;
const ONE_HOUR_MS = 60 * 60 * 1000;
/** One week in seconds, which is the queue's unit. */
const ONE_WEEK = 7 * 24 * 60 * 60;

/** The averages that the process currently has. */
export interface KnownAverages {
  /** Returns the newest average. Returns the same object until the rate or its age changes. */
  readonly latest: () => WeeklyAverage;
  /** Returns the averages of recent weeks, newest week first. */
  readonly weeks: () => readonly MortgageRate[];
}

/**
 * Finds the weekly averages. Uses shipped averages for weeks without a stored one. Every process
 * reads the stored averages each minute, and keeps the last result if a read fails. If the settings
 * contain a URL, one process fetches the averages each week.
 */
export async function latestAverage(
  app: FastifyInstance,
  context: {
    readonly database: Database;
    readonly clock: Clock;
    readonly jobs: JobQueue;
    readonly settings: RateSettings;
    readonly shipped: RecentRates;
    readonly brand: Pick<Brand, 'name' | 'supportEmail'>;
    readonly readEveryMs?: number;
  },
): Promise<KnownAverages> {
  const { database, clock, jobs, settings, shipped, brand, readEveryMs = READ_EVERY_MS } = context;
  let weeks: readonly MortgageRate[] = shipped;
  let current: WeeklyAverage | undefined;

  const latest = () => {
    const [rate = shipped[0]] = weeks;
    const next = { ...rate, ageDays: averageAge(rate.date, dayOf(clock())) };
    if (!current || !isSame(current, next)) current = next;
    return current;
  };
  const read = async () => {
    try {
      weeks = withStored(shipped, await rateRepository.recent(database));
    } catch (err) {
      app.log.warn({ err }, 'could not read the stored mortgage rate');
    }
  };
  await read();

  const timers: NodeJS.Timeout[] = [];
  const { url } = settings;
  if (url !== undefined) {
    jobs.handle(rateQueue, async () => {
      const outcome = await fetchRate(url, { database, clock, brand, latest, log: app.log });
      await read();
      return outcome;
    });
  }
  const fetchOnce = () =>
    jobs
      .addOncePer(ONE_WEEK, rateQueue)
      .catch((err: unknown) =>
        app.log.warn({ err }, 'could not add a job that fetches the mortgage rate'),
      );
  app.addHook('onListen', async () => {
    timers.push(setInterval(() => void read(), readEveryMs).unref());
    if (url === undefined) return;
    void fetchOnce();
    // The queue accepts one job per week across all processes.
    timers.push(setInterval(() => void fetchOnce(), ONE_HOUR_MS).unref());
  });
  app.addHook('preClose', async () => timers.forEach(clearInterval));
  return { latest, weeks: () => weeks };
}

function withStored(shipped: RecentRates, stored: readonly MortgageRate[]): MortgageRate[] {
  const byWeek = new Map([...shipped, ...stored].map((week) => [week.date, week]));
  return newestWeeks(byWeek.values());
}

function isSame(one: WeeklyAverage, other: WeeklyAverage): boolean {
  return (
    one.date === other.date &&
    one.rate30 === other.rate30 &&
    one.rate15 === other.rate15 &&
    one.ageDays === other.ageDays
  );
}
