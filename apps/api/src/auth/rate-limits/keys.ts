import { createHash } from 'node:crypto';
import { type Rule, type RuleName, rules } from './rules.ts';

/** The rate limit rules for an action, each with the caller that it counts against. */
export type RateLimitedAction = Partial<Record<RuleName, string>>;

/** A rule, and the key under which it counts an action. */
export interface RateLimitKey {
  readonly key: string;
  readonly rule: Rule;
}

export function keysOf(action: RateLimitedAction): RateLimitKey[] {
  const subjects = new Map(Object.entries(action));
  return Object.entries(rules).flatMap(([name, rule]) => {
    const subject = subjects.get(name);
    return subject === undefined ? [] : [{ key: hashedKey(name, subject), rule }];
  });
}

/** The database stores only hashes, never email or network addresses. */
function hashedKey(rule: string, subject: string): string {
  return `${rule}:${createHash('sha256').update(subject).digest('base64url')}`;
}
