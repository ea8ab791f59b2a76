/**
 * Retries for three days. The first delay is 5 seconds. Each later delay is twice as long, up to
 * four hours. The queue randomly shortens each delay below the maximum by up to half.
 */
export const retryForThreeDays = { retries: 29, firstDelay: 5, longestDelay: 4 * 60 * 60 } as const;
