import type { LinkResult } from './ask-link.ts';

type OnResult = (address: string, result: LinkResult) => Promise<void>;

/** The results of one run. */
export interface ResultsOfRun {
  /** Takes a result, in any order. */
  readonly add: OnResult;
  /** Whether an address has responded. If not, this machine's network is probably down. */
  readonly hasResponse: () => boolean;
}

/**
 * Holds results without a response back until an address responds. If the network of this machine
 * is down, no address responds, and that says nothing about the websites.
 *
 * @param store stores a result. It is called with a held result once an address has responded
 */
export function resultsOfRun(store: OnResult): ResultsOfRun {
  const held: (readonly [string, LinkResult])[] = [];
  let hasResponse = false;
  return {
    hasResponse: () => hasResponse,
    async add(address, result) {
      held.push([address, result]);
      hasResponse ||= result.outcome !== 'failed';
      if (!hasResponse) return;
      for (const each of held.splice(0)) await store(...each);
    },
  };
}
