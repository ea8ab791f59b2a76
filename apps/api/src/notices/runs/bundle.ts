import type { FactChange } from '../../programs/edits/repository.ts';

/** The longest time that a notice waits for further edits, in milliseconds. */
export const MAX_BUNDLE_MS = 2 * 60 * 60 * 1000;

/** The changes that a run may announce. */
export interface Horizon {
  /** The ID of the latest fact change. */
  readonly latest: number;
  readonly now: Date;
  /**
   * How long a program's notice waits after an edit, in milliseconds, for further edits to the same
   * program. If the editor undoes the edit in that time, no notice is sent.
   */
  readonly bundleMs: number;
}

/**
 * Whether a notice about these changes is still waiting for further edits. Changes in the catalog
 * files never wait, because a release contains all its changes at once.
 *
 * @param changes changes that the recipient does not know about, oldest first
 */
export function isBundling(
  changes: readonly Pick<FactChange, 'cause' | 'createdAt'>[],
  { now, bundleMs }: Pick<Horizon, 'now' | 'bundleMs'>,
): boolean {
  const [first] = changes;
  const edit = changes.findLast(({ cause }) => cause !== 'files');
  if (!first || !edit) return false;
  const age = ({ createdAt }: typeof first) => now.getTime() - createdAt.getTime();
  return age(edit) < bundleMs && age(first) < MAX_BUNDLE_MS;
}
