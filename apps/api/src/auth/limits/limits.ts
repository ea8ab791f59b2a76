import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { knownOffenders } from './known-offenders.ts';
import { refusalOf } from './refusal.ts';
import { type Counted, limitRepository } from './repository.ts';
import { type Rule, type RuleName, rules } from './rules.ts';

/** How often rows that are over are taken out, in milliseconds. */
const SWEEP = 300_000;

/** What somebody does: the rules that count it, each with whom it counts it against. */
export type Deed = Partial<Record<RuleName, string>>;

/** Limits on how often things are done, for all processes of a database together. */
export interface Limits {
  /**
   * Counts a deed before it is done, so that of many at once no more get through than may. One that
   * is refused counts no further: nobody is kept out for longer by trying again.
   *
   * @throws {AuthRefusal} 429, with how long to wait
   */
  count(deed: Deed): Promise<void>;
  /** Takes back what was counted of a deed that is not to be limited, such as a right password. */
  takeBack(deed: Deed): Promise<void>;
  /** Counts a deed that has failed; `check` refuses the next ones once they are too many. */
  countFailure(deed: Deed): Promise<void>;
  /**
   * Refuses whoever failed too often. It asks no database: only what this process has seen.
   *
   * @throws {AuthRefusal} 429, with how long to wait
   */
  check(deed: Deed): void;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** By what the limits are multiplied; 0 for none at all. */
  readonly factor: number;
}

interface Hit extends Counted {
  readonly rule: Rule;
}

export function limits({ database, clock, factor }: Dependencies): Limits {
  if (factor === 0) return none;
  const repository = limitRepository(database);
  const offenders = knownOffenders();
  let swept = clock().getTime();

  const hitsOf = (deed: Deed, now: Date): Hit[] =>
    Object.entries(rules).flatMap(([name, rule]: [string, Rule]) => {
      const who = Object.entries(deed).find(([counted]) => counted === name)?.[1];
      if (who === undefined) return [];
      const expire = new Date(now.getTime() + rule.within);
      return [{ key: keyOf(name, who), expire, most: rule.most * factor + 1, rule }];
    });

  /** Counts, and gives what is over its limit now with the milliseconds until it is not. */
  async function counted(hits: readonly Hit[], now: Date) {
    if (hits.length === 0) return [];
    const counts = await repository.count(hits, now);
    if (now.getTime() - swept >= SWEEP) {
      swept = now.getTime();
      offenders.sweep(now);
      await repository.sweep(now);
    }
    return hits.flatMap(({ key, rule, most }) => {
      const { points = 0, expire } = counts.get(key) ?? {};
      return points < most ? [] : [{ key, rule, until: expire ?? now }];
    });
  }

  return {
    async count(deed) {
      const now = clock();
      const [over] = await counted(hitsOf(deed, now), now);
      if (over) throw refusalOf(over.rule, over.until, now);
    },

    async takeBack(deed) {
      await repository.takeBack(hitsOf(deed, clock()).map(({ key }) => key));
    },

    async countFailure(deed) {
      const now = clock();
      for (const { key, until } of await counted(hitsOf(deed, now), now)) {
        offenders.add(key, until);
      }
    },

    check(deed) {
      const now = clock();
      for (const { key, rule } of hitsOf(deed, now)) {
        const until = offenders.until(key, now);
        if (until) throw refusalOf(rule, until, now);
      }
    },
  };
}

const none: Limits = {
  count: async () => {},
  takeBack: async () => {},
  countFailure: async () => {},
  check: () => {},
};

/** The database holds no addresses of people or machines. */
function keyOf(rule: string, who: string): string {
  return `${rule}:${createHash('sha256').update(who).digest('base64url')}`;
}
