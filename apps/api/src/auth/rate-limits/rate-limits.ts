import type { Database } from '../../db/database.ts';
import type { Clock } from '../../process/clock.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { type KeyedHash, serverHash } from '../sessions/server-secret-repository.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import { keysOf, type RateLimitedAction, type RateLimitKey } from './keys.ts';
import { pendingRefunds } from './pending-refunds.ts';
import * as rateLimitRepository from './repository.ts';
import type { Rule } from './rules.ts';

const SECOND = 1_000;

/** How often expired windows are deleted, in milliseconds. */
const SWEEP_EVERY_MS = 300_000;

/**
 * Maximum number of cached keys. When the cache is full, other blocked keys are looked up in the
 * database.
 */
const MAX_KEYS = 10_000;

/**
 * Limits how often callers may perform actions. All processes that use the same database share the
 * counts.
 */
export interface RateLimits {
  /**
   * Counts an action before it happens, so that concurrent callers cannot get past the limit.
   * Retries over the limit never extend the wait.
   *
   * @throws {AuthRefusal} 429 with Retry-After
   */
  count(action: RateLimitedAction): Promise<void>;
  /** Refunds an action that should not count, such as a sign-in with the correct password. */
  refund(action: RateLimitedAction): void;
  /** Writes pending refunds. */
  close(): Promise<void>;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly hash: KeyedHash;
  /** Multiplier for the limits. A limit is always at least 1. If 0, there are no limits. */
  readonly factor: number;
}

interface BlockedKey extends RateLimitKey {
  readonly until: Date;
}

export function rateLimits({ database, clock, hash, factor }: Dependencies): RateLimits {
  if (factor === 0) return noLimits;
  const blocked = blockedKeysCache();
  const refunds = pendingRefunds((points) => rateLimitRepository.refund(database, points, clock()));
  let swept = clock().getTime();
  const maxOf = ({ max }: Rule) => Math.ceil(max * factor);

  async function overLimit(keys: readonly RateLimitKey[], now: Date): Promise<BlockedKey[]> {
    const requests = keys.map(({ key, rule }) => ({
      key,
      refund: refunds.take(key),
      expire: new Date(now.getTime() + rule.windowMs),
      // One action above the limit is enough to show that the limit is exceeded.
      max: maxOf(rule) + 1,
    }));
    const counts = await rateLimitRepository.count(database, requests, now);
    return keys.flatMap((one) => {
      const { points = 0, expire } = counts.get(one.key) ?? {};
      return points > maxOf(one.rule) ? [{ ...one, until: expire ?? now }] : [];
    });
  }

  async function sweep(now: Date): Promise<void> {
    if (now.getTime() - swept < SWEEP_EVERY_MS) return;
    swept = now.getTime();
    blocked.sweep(now);
    await rateLimitRepository.sweep(database, now);
  }

  function cachedBlock(keys: readonly RateLimitKey[], now: Date): BlockedKey | undefined {
    for (const one of keys) {
      const until = blocked.until(one.key, now);
      if (until) return { ...one, until };
    }
    return undefined;
  }

  return {
    async count(action) {
      const keys = keysOf(action, hash);
      if (keys.length === 0) return;
      const now = clock();
      const cached = cachedBlock(keys, now);
      if (cached) throw refusalOf(cached.rule, cached.until, now);
      const over = await overLimit(keys, now);
      await sweep(now);
      for (const { key, rule, until } of over) if (!rule.isRefunded) blocked.add(key, until);
      const [first] = over;
      if (first) throw refusalOf(first.rule, first.until, now);
    },

    refund(action) {
      for (const { key } of keysOf(action, hash)) refunds.add(key);
    },

    close: () => refunds.writeAll(),
  };
}

/** Creates a server's rate limits, with keys that are hashed with the server secret. */
export async function serverLimits(
  database: Database,
  clock: Clock,
  settings: Pick<AuthSettings, 'secret' | 'limitFactor'>,
): Promise<RateLimits> {
  const hash = await serverHash(database, settings, 'rate limits');
  return rateLimits({ database, clock, hash, factor: settings.limitFactor });
}

const noLimits: RateLimits = {
  count: async () => {},
  refund: () => {},
  close: async () => {},
};

/**
 * A cache of the keys that are over their limit, with the end of each window. Each process has its
 * own cache.
 */
function blockedKeysCache() {
  const ends = new Map<string, Date>();
  return {
    add(key: string, until: Date): void {
      if (ends.size < MAX_KEYS || ends.has(key)) ends.set(key, until);
    },

    until(key: string, now: Date): Date | undefined {
      const end = ends.get(key);
      return end && end > now ? end : undefined;
    },

    sweep(now: Date): void {
      for (const [key, end] of ends) if (end <= now) ends.delete(key);
    },
  };
}

/** Returns the error for a caller over a limit, with the time until the next attempt is allowed. */
function refusalOf({ code, saysHowLong }: Rule, until: Date, now: Date): AuthRefusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND));
  const headers = { 'retry-after': String(seconds) };
  if (!saysHowLong) return new AuthRefusal(code, { headers });
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return new AuthRefusal(code, { message, headers });
}
