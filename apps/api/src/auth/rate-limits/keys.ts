import type { KeyedHash } from '../sessions/server-secret-repository.ts';
import { type Rule, type RuleName, rules } from './rules.ts';

/**
 * The rate limit rules for an action. The value for each rule identifies the caller that the rule
 * limits.
 */
export type RateLimitedAction = Partial<Record<RuleName, string>>;

/** A rule, and the key under which the rule counts an action. */
export interface RateLimitKey {
  readonly key: string;
  readonly rule: Rule;
}

/**
 * Returns the keys of an action. The database stores only keyed hashes, never email or network
 * addresses. Without the server secret, no one can find an address by hashing all possible
 * addresses.
 */
export function keysOf(action: RateLimitedAction, hash: KeyedHash): RateLimitKey[] {
  const subjects = new Map(Object.entries(action));
  return Object.entries(rules).flatMap(([name, rule]) => {
    const subject = subjects.get(name);
    return subject === undefined ? [] : [{ key: `${name}:${hash(subject)}`, rule }];
  });
}
