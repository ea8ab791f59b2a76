import * as z from 'zod/mini';
import { isLoopback } from '../../settings/loopback.ts';

/** Environment variables for the average mortgage rate. */
export const rateEnvironment = {
  RATES_URL: z.optional(
    z
      .string()
      .check(
        z.refine(isSafe, { error: 'must be an address like https://rates.example.com/weekly.csv' }),
      ),
  ),
};

const environment = z.object(rateEnvironment);

export type RateSettings = ReturnType<typeof rateSettings>;

export function rateSettings(read: z.output<typeof environment>) {
  return {
    /**
     * The URL of the CSV file with the weekly averages. If undefined, the server does not fetch
     * averages.
     */
    url: read.RATES_URL,
  } as const;
}

/**
 * Whether responses from a URL are protected against tampering in transit. The URL must use
 * `https:` or be on this machine.
 */
function isSafe(typed: string): boolean {
  const url = URL.parse(typed);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}
