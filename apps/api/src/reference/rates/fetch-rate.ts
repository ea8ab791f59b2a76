import type { MortgageRate } from '@latchkey/contract';
import type { Brand } from '@latchkey/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Outcome, Queue } from '../../db/job-queue.ts';
import { GetFailed, get } from '../../outgoing/get.ts';
import { userAgent } from '../../outgoing/user-agent.ts';
import { type Clock, dayOf } from '../../process/clock.ts';
import { RatesFault, recentRates } from './parse-rates.ts';
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
/** Maximum size of the file, in bytes. A file with all weeks since 1971 is a fifth of this size. */
const MAX_BYTES = 2 * 1024 * 1024;

interface FetchContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly brand: Pick<Brand, 'name' | 'supportEmail'>;
  /** Returns the newest average that this process has read. */
  readonly latest: () => MortgageRate;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Fetches the file of weekly averages and stores its most recent weeks. An invalid response changes
 * nothing and is logged. Does not follow redirects, because the operator configures the final URL.
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
    if (status !== 200) throw new GetFailed(`responded with status ${status}`);
    const weeks = recentRates(body.toString('utf8'), dayOf(clock()));
    const [rate] = weeks;
    const { rate30, date } = latest();
    if (isJump(latest(), rate)) {
      throw new RatesFault(`${rate.rate30}% is too far from the average of ${rate30}% on ${date}`);
    }
    await rateRepository.save(database, weeks, clock());
    log.info({ rate }, 'fetched the average mortgage rate');
    return 'completed';
  } catch (error) {
    if (!(error instanceof GetFailed || error instanceof RatesFault)) throw error;
    log.warn({ reason: error.message }, 'could not fetch the average mortgage rate');
    return 'failed';
  }
}
