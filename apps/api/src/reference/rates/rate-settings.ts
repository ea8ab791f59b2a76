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
    /** CSV file with the weekly averages. Undefined: no one fetches it. */
    url: read.RATES_URL,
  } as const;
}

/** Whether no one can change the answer on its way: `https:`, or on this machine. */
function isSafe(typed: string): boolean {
  const url = URL.parse(typed);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}
