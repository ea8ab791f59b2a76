import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:full`, which generates many more requests. */
    isFull: boolean;
  }
}

/** Returns the number of random requests or runs. `npm run test:full` uses more than `npm test`. */
export function requestsOf({ usual, full }: { usual: number; full: number }): number {
  return inject('isFull') ? full : usual;
}
