import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { type Deed, type Hit, hitsOf } from './hits.ts';
import { knownOffenders } from './known-offenders.ts';
import { owedPoints } from './owed-points.ts';
import { refusalOf } from './refusal.ts';
import { limitRepository } from './repository.ts';

/** How often rows that are over are taken out, in milliseconds. */
const SWEEP = 300_000;

/** Limits on how often things are done, for all processes of a database together. */
export interface Limits {
  /**
   * Counts a deed before it is done, so that of many at once no more get through than may. A limit
   * that is reached counts no further: nobody is kept out for longer by trying again.
   *
   * @throws {AuthRefusal} 429, with how long to wait
   */
  count(deed: Deed): Promise<void>;
  /**
   * Takes back what was counted of a deed that is not to be limited, such as a right password: with
   * the next count, or a second later.
   */
  takeBack(deed: Deed): void;
  /** Counts a deed that has failed; `check` refuses the next ones once they are too many. */
  countFailure(deed: Deed): Promise<void>;
  /**
   * Refuses whoever failed too often. It asks no database: only what this process has seen.
   *
   * @throws {AuthRefusal} 429, with how long to wait
   */
  check(deed: Deed): void;
  /** Writes what is not taken back yet. */
  close(): Promise<void>;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** By what the limits are multiplied; 0 for none at all. */
  readonly factor: number;
}

export function limits({ database, clock, factor }: Dependencies): Limits {
  if (factor === 0) return none;
  const repository = limitRepository(database);
  const offenders = knownOffenders();
  const owed = owedPoints((points) => repository.takeBack(points, clock()));
  let swept = clock().getTime();

  /** Counts, and gives what is over its limit now with when it is not. */
  async function counted(hits: readonly Hit[], now: Date) {
    if (hits.length === 0) return [];
    const wanted = hits.map(({ key, rule }) => ({
      key,
      owed: owed.take(key),
      expire: new Date(now.getTime() + rule.within),
      // One more than may tells that it is over.
      most: rule.most * factor + 1,
    }));
    const counts = await repository.count(wanted, now);
    if (now.getTime() - swept >= SWEEP) {
      swept = now.getTime();
      offenders.sweep(now);
      await repository.sweep(now);
    }
    return hits.flatMap((hit) => {
      const { points = 0, expire } = counts.get(hit.key) ?? {};
      return points > hit.rule.most * factor ? [{ ...hit, until: expire ?? now }] : [];
    });
  }

  return {
    async count(deed) {
      const now = clock();
      const [over] = await counted(hitsOf(deed), now);
      if (over) throw refusalOf(over.rule, over.until, now);
    },

    takeBack(deed) {
      for (const { key } of hitsOf(deed)) owed.add(key);
    },

    async countFailure(deed) {
      for (const { key, until } of await counted(hitsOf(deed), clock())) {
        offenders.add(key, until);
      }
    },

    check(deed) {
      const now = clock();
      for (const { key, rule } of hitsOf(deed)) {
        const until = offenders.until(key, now);
        if (until) throw refusalOf(rule, until, now);
      }
    },

    close: () => owed.payAll(),
  };
}

const none: Limits = {
  count: async () => {},
  takeBack: () => {},
  countFailure: async () => {},
  check: () => {},
  close: async () => {},
};
