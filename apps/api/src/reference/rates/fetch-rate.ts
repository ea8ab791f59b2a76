import type { MortgageRate } from '@latchkey/contract';
import type { Brand } from '@latchkey/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Outcome, Queue } from '../../db/job-queue.ts';
import { GetFailed, get } from '../../outgoing/get.ts';
import { userAgent } from '../../outgoing/user-agent.ts';
import { type Clock, dayOf } from '../../process/clock.ts';
import { newestRate, RatesFault } from './parse-rates.ts';
import { isJump } from './rate-jump.ts';
import * as rateRepository from './repository.ts';

export const rateQueue: Queue = {
  name: 'mortgage-rate',
  atOnce: 1,
  retries: 3,
  firstDelay: 600,
  longestDelay: 3_600,
};

const TIMEOUT_MS = 20_000;
/** The whole survey since 1971 takes up a fifth of this. */
const MAX_BYTES = 2 * 1024 * 1024;

interface FetchContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly brand: Pick<Brand, 'name' | 'supportEmail'>;
  /** The newest average that this process knows. */
  readonly latest: () => MortgageRate;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Fetches the file of weekly averages and stores its newest week. An invalid response changes
 * nothing and is logged. Redirects are not followed: the operator configures the final address.
 */
export async function fetchRate(
  url: string,
  { database, clock, brand, latest, log }: FetchContext,
): Promise<Outcome> {
  try {
    const { status, body } = await get(new URL(url), {
      headers: { 'user-agent': userAgent(brand), accept: 'text/csv' },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      reach: 'anywhere',
    });
    if (status !== 200) throw new GetFailed(`answered ${status}`);
    const rate = newestRate(body.toString('utf8'), dayOf(clock()));
    const { rate30, date } = latest();
    if (isJump(latest(), rate)) {
      throw new RatesFault(`${rate.rate30}% is too far from the ${rate30}% of ${date}`);
    }
    await rateRepository.save(database, rate, clock());
    log.info({ rate }, 'fetched the average mortgage rate');
    return 'completed';
  } catch (error) {
    if (!(error instanceof GetFailed || error instanceof RatesFault)) throw error;
    log.warn({ reason: error.message }, 'the average mortgage rate was not fetched');
    return 'failed';
  }
}
