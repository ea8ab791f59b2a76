import type { MortgageRate } from '@latchkey/contract';
import {
  type Area,
  type CatalogProgram,
  type ChangedProgram,
  changedPrograms,
  programsInCounty,
} from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../programs/catalog.ts';
import { type Horizon, isBundling } from './bundle.ts';
import type { SavedQuote } from './repository.ts';
import * as runRepository from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Maximum age of a change that a run announces. This limit also keeps a run from reading too many
 * changes.
 */
const MAX_AGE_MS = 90 * DAY_MS;
/**
 * How far back a run looks for changes before a quote was saved, in milliseconds. A change that was
 * committed just before the save may not have been visible yet.
 */
const MARGIN_MS = 10_000;

/**
 * The facts that a buyer knew at a certain time: the latest fact change, and the average 30-year
 * rate in percent.
 */
export interface Known {
  readonly at: Date;
  readonly change: number;
  readonly rate: number;
}

/** The catalog and the rates for one run, with all recent changes. */
export interface Edition extends Horizon {
  readonly average: MortgageRate;
  /** Returns what the buyer knew after saving the quote, or after the last notice. */
  knownOf(quote: Pick<SavedQuote, 'run' | 'updatedAt'>): Known;
  /** Returns a program's ID. Undefined if the site no longer lists the program. */
  programId(slug: string): number | undefined;
  /**
   * Returns programs that serve or served a county and that changed after the given fact change.
   * Excludes programs that the site hides.
   */
  changedIn(area: Area, after: number): readonly ChangedProgram[];
  /** Whether a program in `changedIn` was edited so recently that notices about it must wait. */
  isBundlingIn(area: Area, after: number): boolean;
}

interface Sources {
  readonly catalog: Pick<Catalog, 'all' | 'hiddenAs'>;
  /** The mortgage rate that is part of the release. */
  readonly shipped: MortgageRate;
  readonly now: Date;
  readonly bundleMs: number;
}

/** Reads the changes of the last 90 days. */
export async function readEdition(
  database: Database,
  { catalog, shipped, now, bundleMs }: Sources,
): Promise<Edition> {
  const oldest = new Date(now.getTime() - MAX_AGE_MS);
  const changes = await runRepository.changesSince(database, oldest);
  const rates = await runRepository.rates(database);
  const latest = changes.at(-1)?.id ?? 0;
  const bySlug = new Map(catalog.all.map((program) => [program.slug, program]));
  const isHidden = (program: CatalogProgram | null | undefined) =>
    program ? catalog.hiddenAs(program) !== null : false;
  const sets = new Map<string, readonly ChangedProgram[]>();

  function averageAt(moment: Date): MortgageRate {
    const known = rates.findLast(({ addedAt }) => addedAt <= moment);
    return known && known.date >= shipped.date ? known : shipped;
  }
  function since(after: number): readonly ChangedProgram[] {
    const key = `${after}`;
    const own =
      sets.get(key) ??
      changedPrograms(
        changes.filter(({ id }) => id > after),
        (slug) => bySlug.get(slug),
      ).filter((changed) => !isHidden(changed.after ?? changed.before));
    sets.set(key, own);
    return own;
  }

  function changedIn(area: Area, after: number): readonly ChangedProgram[] {
    if (after >= latest) return [];
    const key = `${after} ${area.countyFips}`;
    const own =
      sets.get(key) ??
      since(after).filter(({ before, after: current }) => {
        const both = [before, current].filter((program) => program !== null);
        return programsInCounty(both, area).length > 0;
      });
    sets.set(key, own);
    return own;
  }

  return {
    now,
    bundleMs,
    latest,
    average: averageAt(now),
    programId(slug) {
      const program = bySlug.get(slug);
      return isHidden(program) ? undefined : program?.id;
    },
    knownOf({ run, updatedAt }) {
      const at = new Date(Math.max(updatedAt.getTime(), oldest.getTime()));
      if (run && run.knownAt >= at) {
        return { at: run.knownAt, change: run.throughChange, rate: run.averageRate };
      }
      const next = changes.find(({ createdAt }) => createdAt.getTime() > at.getTime() - MARGIN_MS);
      return { at, change: next ? next.id - 1 : latest, rate: averageAt(at).rate30 };
    },
    changedIn,
    isBundlingIn(area, after) {
      const slugs = new Set(changedIn(area, after).map(({ slug }) => slug));
      return isBundling(
        changes.filter(({ id, slug }) => id > after && slugs.has(slug)),
        { now, bundleMs },
      );
    },
  };
}
