/**
 * Retries for three days. The first delay is 5 seconds. Each later delay is twice as long, up to
 * four hours. The queue shortens each delay below the maximum by a random part, at most half.
 */
export const retryForThreeDays = { retries: 29, firstDelay: 5, longestDelay: 4 * 60 * 60 } as const;
