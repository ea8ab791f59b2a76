import type { RuleFinding } from '@latchkey/domain';

export type RuleName = RuleFinding['rule'];

/** A reason for each rule, in a few words: where its figure is from, or why it cannot be told. */
export type Reasons = Readonly<Partial<Record<RuleName, string>>>;

/** What would make a program match: dollars over a limit or short of it, or what is accepted. */
export type Change =
  | { readonly rule: 'income' | 'price' | 'own-contribution'; readonly by: number }
  | { readonly rule: 'credit-score'; readonly required: number }
  | { readonly rule: 'home-plan'; readonly required: 'primary' };

/** What the sources say of one program for one buyer. */
export type Expected =
  | { readonly verdict: 'match'; readonly why: string; readonly check: Reasons }
  | {
      readonly verdict: 'almost';
      readonly change: Change;
      readonly why: string;
      readonly check: Reasons;
    }
  | { readonly verdict: 'no'; readonly broken: Reasons };

/** It matches, and nothing is left to check. */
export function yes(why: string): Expected {
  return { verdict: 'match', why, check: {} };
}

/** It matches, but for what the answers cannot tell. */
export function check(check: Reasons): Expected {
  return { verdict: 'match', why: '', check };
}

/** One rule stands in the way, and the buyer could change that; something may be left to check. */
export function almost(change: Change, why: string, check: Reasons = {}): Expected {
  return { verdict: 'almost', change, why, check };
}

/** All the rules that stand in the way. Where the place is one of them, no other is looked at. */
export function no(broken: Reasons): Expected {
  return { verdict: 'no', broken };
}
