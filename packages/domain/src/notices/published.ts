import type { CatalogProgram } from '../catalog/catalog-program.ts';
import type { FactJson } from '../catalog/fact.ts';
import { isSameValue } from '../catalog/same-value.ts';
import { changedPrograms, type RecordedChange } from './changed-programs.ts';
import type { FactDifference } from './fact-difference.ts';

/** A recorded change, with its position in the history. */
export interface DatedChange extends RecordedChange {
  /** The change's ID. Later changes have higher IDs. */
  readonly id: number;
  readonly createdAt: Date;
  /** Whether an editor undid this change, or this change itself undoes another. */
  readonly isUndone: boolean;
}

/** A change as the public sees it: a changed fact, or an added or removed program. */
export interface PublishedChange
  extends Pick<DatedChange, 'id' | 'createdAt' | 'sourceUrl' | 'sourceDay'> {
  readonly slug: string;
  readonly program: Pick<CatalogProgram, 'slug' | 'fullName' | 'provider' | 'coverage'>;
  /**
   * `added` or `removed` if the whole program was added or removed. Otherwise, the fact that
   * changed.
   */
  readonly what: 'added' | 'removed' | FactDifference;
}

/**
 * Returns the changes that are still in effect, in the same order. Excludes an undone edit and the
 * edit that undid it. The next change then starts with the value before the undone edit. Also
 * excludes facts that notices do not announce, and values that were only confirmed on a later date.
 *
 * @param changes oldest first
 * @param known returns a program in the catalog
 */
export function publishedChanges(
  changes: readonly DatedChange[],
  known: (slug: string) => CatalogProgram | undefined,
): PublishedChange[] {
  return withoutUndone(changes).flatMap((change) => {
    const { id, createdAt, slug, sourceUrl, sourceDay } = change;
    const [changed] = changedPrograms([change], known);
    const program = changed?.after ?? changed?.before;
    const what = changed && whatChanged(change, changed.facts);
    return program && what ? [{ id, createdAt, slug, program, what, sourceUrl, sourceDay }] : [];
  });
}

function whatChanged(
  { fact, newValue }: RecordedChange,
  [difference]: readonly FactDifference[],
): PublishedChange['what'] | undefined {
  if (fact !== 'program') return difference;
  return newValue === null ? 'removed' : 'added';
}

/**
 * Returns the changes without undone changes. If a later edit replaced an undone value, its
 * `before` value becomes the value before the undone edit.
 *
 * @param changes oldest first
 */
export function withoutUndone<Change extends DatedChange>(changes: readonly Change[]): Change[] {
  const before = new Map<string, FactJson>();
  return changes.flatMap((change) => {
    const fact = `${change.slug} ${change.fact}`;
    const oldValue = before.has(fact) ? before.get(fact) : change.oldValue;
    if (change.isUndone) {
      before.set(fact, oldValue);
      return [];
    }
    before.delete(fact);
    return isSameValue(oldValue, change.newValue) ? [] : [{ ...change, oldValue }];
  });
}
