import { expect, it } from 'vitest';
import type { LinkResult } from './ask-link.ts';
import { resultsOfRun } from './results-of-run.ts';

const failed: LinkResult = { outcome: 'failed', problem: 'EAI_AGAIN' };
const answered: LinkResult = {
  outcome: 'answered',
  answer: { status: 200, finalAddress: 'https://a.example/', hash: 'aa' },
};

/** Adds results. Returns the URLs that were stored after each result. */
async function storedAfter(...results: readonly LinkResult[]) {
  const stored: string[] = [];
  const run = resultsOfRun(async (address) => void stored.push(address));
  const counts: number[] = [];
  for (const [index, result] of results.entries()) {
    await run.add(`${index}`, result);
    counts.push(stored.length);
  }
  return { stored, counts, hasResponse: run.hasResponse() };
}

it('stores nothing if no URL responds', async () => {
  const run = await storedAfter(failed, failed, failed);
  expect(run).toEqual({ stored: [], counts: [0, 0, 0], hasResponse: false });
});

it.each([answered, { outcome: 'disallowed' } as const])(
  'stores every result after a URL responds: %j',
  async (response) => {
    const run = await storedAfter(failed, failed, response, failed);
    expect(run).toEqual({ stored: ['0', '1', '2', '3'], counts: [0, 0, 3, 4], hasResponse: true });
  },
);
