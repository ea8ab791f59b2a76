import type { CatalogTask, SourceAnswer } from '@latchkey/domain';
import type { LinkResult } from './ask-link.ts';

/** The record of a URL after its last check. */
export interface LinkRecord {
  /** The last response. Null before the first response. */
  readonly answer: SourceAnswer | null;
  /** Number of failed checks since the last response. */
  readonly failures: number;
  /** Why the last check got no response. */
  readonly problem: string | null;
}

/** A change for an editor to review. */
export type LinkChange = Omit<
  Extract<CatalogTask, { kind: 'source-changed' }>['details'],
  'address'
>;

/**
 * Number of consecutive failed checks that are reported as a change. A single failed check is not
 * reported, because a host may be down for an hour.
 */
const FAILURES_THAT_COUNT = 2;

/**
 * Compares a result with the record of the previous check.
 *
 * @returns the new record, and the change if an editor should look at the page. A change is a
 * different status, final URL or text, or two checks in a row without a response. A URL's first
 * response is not a change.
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
      // If the text cannot be read today, keeps the hash of the last text that could be read.
      const hash = after.hash ?? answer?.hash ?? null;
      return {
        record: { answer: { ...after, hash }, failures: 0, problem: null },
        change: isChange ? { before: answer, after, problem: null } : null,
      };
    }
  }
}

/** Whether two responses differ. Text that could not be read is not treated as a difference. */
function differs(before: SourceAnswer, after: SourceAnswer): boolean {
  if (before.status !== after.status || before.finalAddress !== after.finalAddress) return true;
  return before.hash !== null && after.hash !== null && before.hash !== after.hash;
}
