import type { MortgageRate } from '@latchkey/contract';
import type { Config } from '../../apps/api/src/config.ts';
import { connect } from '../../apps/api/src/db/connect.ts';
import { dayOf } from '../../apps/api/src/process/clock.ts';
import { recentRates } from '../../apps/api/src/reference/rates/parse-rates.ts';
import * as rateRepository from '../../apps/api/src/reference/rates/repository.ts';
import { loadReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';

interface StoredRates {
  /** The rate for the last week in the file. */
  readonly stored: MortgageRate;
  /** The rate that buyers now see. */
  readonly latest: MortgageRate;
}

/**
 * Stores the rates for the most recent weeks in a CSV file. Servers show the newest of these rates
 * within a minute, unless they already have a newer one.
 *
 * @throws {RatesFault} if any line of the file is invalid
 * @throws {StartFailure} if the database is not available, for example because a server uses it
 */
export async function storeRates(
  csv: string,
  config: Pick<Config, 'databaseUrl' | 'databaseSettings' | 'dataDir'>,
  now: Date,
): Promise<StoredRates> {
  const weeks = recentRates(csv, dayOf(now));
  const [stored] = weeks;
  const [shipped] = loadReferenceData().mortgageRates;
  const { database, close } = await connect(config);
  try {
    await rateRepository.save(database, weeks, now);
    const [newest = stored] = await rateRepository.recent(database);
    return { stored, latest: newest.date >= shipped.date ? newest : shipped };
  } finally {
    await close();
  }
}

export function ratesReport({ stored, latest }: StoredRates): string {
  const isLatest = stored.date === latest.date;
  const use = isLatest ? 'Buyers see it' : `Buyers still see the newer rate of ${latest.date}`;
  const fifteen = stored.rate15 === null ? '' : `, ${stored.rate15}% for 15 years`;
  return `Stored the week of ${stored.date}: ${stored.rate30}% for 30 years${fifteen}. ${use}.`;
}
