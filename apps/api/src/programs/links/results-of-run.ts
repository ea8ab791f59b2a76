import type { LinkResult } from './ask-link.ts';

type OnResult = (address: string, result: LinkResult) => Promise<void>;

/** The results of one run. */
export interface ResultsOfRun {
  /** Accepts a result. Results may arrive in any order. */
  readonly add: OnResult;
  /** Whether any URL has responded. If not, this machine's network is probably down. */
  readonly hasResponse: () => boolean;
}

/**
 * Holds back results without a response until a URL responds. If this machine's network is down, no
 * URL responds, and the results say nothing about the websites.
 *
 * @param store stores a result. A result that was held back is stored after a URL has responded
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
