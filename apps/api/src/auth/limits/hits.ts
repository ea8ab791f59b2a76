import { createHash } from 'node:crypto';
import { type Rule, type RuleName, rules } from './rules.ts';

/** What somebody does: the rules that count it, each with whom it counts it against. */
export type Deed = Partial<Record<RuleName, string>>;

/** A rule that counts a deed, and under what key. */
export interface Hit {
  readonly key: string;
  readonly rule: Rule;
}

export function hitsOf(deed: Deed): Hit[] {
  const whoms = new Map(Object.entries(deed));
  return Object.entries(rules).flatMap(([name, rule]) => {
    const whom = whoms.get(name);
    return whom === undefined ? [] : [{ key: keyOf(name, whom), rule }];
  });
}

/** The database holds no addresses of people or machines. */
function keyOf(rule: string, whom: string): string {
  return `${rule}:${createHash('sha256').update(whom).digest('base64url')}`;
}
