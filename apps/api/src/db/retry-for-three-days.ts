/**
 * Retries for three days. The first delay is 5 seconds. Each later delay is twice as long, up to
 * four hours. The queue shortens every delay below the maximum by a random share of up to half.
 */
export const retryForThreeDays = { retries: 29, firstDelay: 5, longestDelay: 4 * 60 * 60 } as const;
