import type { CatalogTask, SourceAnswer } from '@latchkey/domain';
import type { LinkResult } from './ask-link.ts';

/** What we know about an address after its last run. */
export interface LinkRecord {
  /** The last answer. Null before the first answer. */
  readonly answer: SourceAnswer | null;
  /** Number of runs without an answer since the last answer. */
  readonly failures: number;
  /** Why the last run got no answer. */
  readonly problem: string | null;
}

/** A change for an operator to review. */
export type LinkChange = Omit<
  Extract<CatalogTask, { kind: 'source-changed' }>['details'],
  'address'
>;

/** A host may be down for an hour, so one run without an answer does not count as a change. */
const FAILURES_THAT_COUNT = 2;

/**
 * Compares a result with the previous run.
 *
 * @returns the new record, and the change if people should look at the page. Changes are a
 *   different status, final address or text, or two runs in a row without an answer. An address's
 *   first answer is not a change.
 */
export function compareLink(
  before: LinkRecord | undefined,
  result: LinkResult,
): { readonly record: LinkRecord; readonly change: LinkChange | null } {
  const { answer = null, failures = 0 } = before ?? {};
  switch (result.outcome) {
    case 'disallowed':
      return { record: { answer, failures, problem: 'robots.txt disallows it' }, change: null };
    case 'failed': {
      const { problem } = result;
      const record = { answer, failures: failures + 1, problem };
      const isChange = record.failures === FAILURES_THAT_COUNT;
      return { record, change: isChange ? { before: answer, after: null, problem } : null };
    }
    case 'answered': {
      const after = result.answer;
      const isChange = answer !== null && differs(answer, after);
      // If the text cannot be read today, keep the hash of the last text that could be read.
      const hash = after.hash ?? answer?.hash ?? null;
      return {
        record: { answer: { ...after, hash }, failures: 0, problem: null },
        change: isChange ? { before: answer, after, problem: null } : null,
      };
    }
  }
}

/** Whether two answers differ. A text that could not be read does not count as different. */
function differs(before: SourceAnswer, after: SourceAnswer): boolean {
  if (before.status !== after.status || before.finalAddress !== after.finalAddress) return true;
  return before.hash !== null && after.hash !== null && before.hash !== after.hash;
}
