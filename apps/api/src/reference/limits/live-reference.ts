import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { type Clock, dayOf } from '../../process/clock.ts';
import { noLimits, type ReferenceData } from '../../reference-data/load-reference-data.ts';
import * as limitRepository from './repository.ts';

/**
 * How often a process looks for imported limits, in milliseconds. This is half a second, because
 * imported limits must appear within a second.
 */
const POLL_MS = 500;

interface Context {
  readonly database: Database;
  readonly clock: Clock;
  readonly shipped: ReferenceData;
}

/**
 * Returns the reference data with today's limits, shipped or imported. The object stays the same,
 * but its figures change at midnight UTC, and within a second of an import, in every process.
 * `counties` is replaced with a new map only when a figure may have changed. While the database is
 * unavailable, the process keeps the limits that it read last.
 */
export async function liveReference(
  app: FastifyInstance,
  { database, clock, shipped }: Context,
): Promise<ReferenceData> {
  let imported = noLimits;
  let revision: string | undefined;
  let current: { readonly day: string; readonly data: ReferenceData } | undefined;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  const today = () => {
    const day = dayOf(clock());
    if (current?.day !== day) current = { day, data: shipped.on(day, imported) };
    return current.data;
  };

  async function read(): Promise<void> {
    try {
      const latest = await limitRepository.revision(database);
      if (latest !== revision) {
        imported = await limitRepository.all(database);
        current = undefined;
        revision = latest;
      }
      isFailing = false;
    } catch (err) {
      if (!(isFailing || isEnded)) {
        app.log.warn({ err }, 'could not read imported limits; the server will retry');
      }
      isFailing = true;
    }
  }

  async function poll(): Promise<void> {
    await read();
    if (!isEnded) timer = setTimeout(() => void poll(), POLL_MS).unref();
  }

  await read();
  app.addHook('onListen', async () => void poll());
  app.addHook('preClose', async () => {
    isEnded = true;
    clearTimeout(timer);
  });

  return {
    locations: shipped.locations,
    mainLocations: shipped.mainLocations,
    typicalPrices: shipped.typicalPrices,
    mortgageRates: shipped.mortgageRates,
    people: shipped.people,
    tests: shipped.tests,
    areaOf: (location) => today().areaOf(location),
    places: () => today().places(),
    on: shipped.on,
    get counties() {
      return today().counties;
    },
    get bondPriceYears() {
      return today().bondPriceYears;
    },
    get sources() {
      return today().sources;
    },
    get limitTables() {
      return today().limitTables;
    },
  };
}
