import type { CatalogTask, SourceAnswer } from '@latchkey/domain';
import type { LinkResult } from './ask-link.ts';

/** What we know about an address after its last run. */
export interface LinkRecord {
  /** The last answer. Null before the first answer. */
  readonly answer: SourceAnswer | null;
  /** Runs without an answer since then. */
  readonly failures: number;
  /** Why the last run got no answer. */
  readonly problem: string | null;
}

/** A change for an operator to review. */
export type LinkChange = Omit<
  Extract<CatalogTask, { kind: 'source-changed' }>['details'],
  'address'
>;

/** A host may be down for an hour, so one run without an answer is no change. */
const FAILURES_THAT_COUNT = 2;

/**
 * Compares a result with the run before.
 *
 * @returns the new record, and the change if people should look at the page: another status, final
 * address or text, or no answer in two runs in a row. The first answer of an address is no change.
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
      // A text that cannot be read today is compared with the last one that could.
      const hash = after.hash ?? answer?.hash ?? null;
      return {
        record: { answer: { ...after, hash }, failures: 0, problem: null },
        change: isChange ? { before: answer, after, problem: null } : null,
      };
    }
  }
}

/** A text that could not be read once is no change. */
function differs(before: SourceAnswer, after: SourceAnswer): boolean {
  if (before.status !== after.status || before.finalAddress !== after.finalAddress) return true;
  return before.hash !== null && after.hash !== null && before.hash !== after.hash;
}
