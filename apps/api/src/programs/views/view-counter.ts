import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { heldCounts } from '../../db/held-counts.ts';
import { wantsNoTrack } from '../../http/wants-no-track.ts';
import { type Clock, dayOf } from '../../process/clock.ts';
import { add, keyOf, type ProgramViews } from './repository.ts';

/** Counts how often buyers see each program. The counts affect the order of the review queue. */
export interface ViewCounter {
  /** Counts one view of each program, unless the browser asks not to be tracked. */
  count(slugs: readonly string[], request: FastifyRequest): void;
  /** Writes the counts that are still in memory. */
  write(): Promise<void>;
}

/** Counts views by program and UTC day, without a query for each view and without personal data. */
export function viewCounter(app: FastifyInstance, database: Database, clock: Clock): ViewCounter {
  const held = heldCounts(app, {
    add: (counts: readonly ProgramViews[]) => add(database, counts),
    keyOf,
    name: 'program views',
  });
  return {
    write: held.write,
    count(slugs, request) {
      if (wantsNoTrack(request)) return;
      const day = dayOf(clock());
      for (const slug of slugs) held.count({ day, slug, count: 1 });
    },
  };
}
