import type { RuleFinding } from '@latchkey/domain';

export type RuleName = RuleFinding['rule'];

/**
 * A short reason for each rule: where its figure comes from, or why the answers cannot decide it.
 */
export type Reasons = Readonly<Partial<Record<RuleName, string>>>;

/**
 * What would have to change for a program to match: dollars over or under a limit, or the accepted
 * answer.
 */
export type Change =
  | { readonly rule: 'income' | 'price' | 'own-contribution'; readonly by: number }
  | { readonly rule: 'credit-score'; readonly required: number }
  | { readonly rule: 'home-plan'; readonly required: 'primary' };

/** The verdict for one program and buyer, as derived from the program's sources. */
export type Expected =
  | { readonly verdict: 'match'; readonly why: string; readonly check: Reasons }
  | {
      readonly verdict: 'almost';
      readonly change: Change;
      readonly why: string;
      readonly check: Reasons;
    }
  | { readonly verdict: 'no'; readonly broken: Reasons };

/** The program matches, with nothing left to check. */
export function yes(why: string): Expected {
  return { verdict: 'match', why, check: {} };
}

/** The program matches, except for rules that the answers cannot decide. */
export function check(check: Reasons): Expected {
  return { verdict: 'match', why: '', check };
}

/** The buyer fails one rule but could change that. Other rules may still need a check. */
export function almost(change: Change, why: string, check: Reasons = {}): Expected {
  return { verdict: 'almost', change, why, check };
}

/** All rules that the buyer fails. If the service area is one of them, the others are ignored. */
export function no(broken: Reasons): Expected {
  return { verdict: 'no', broken };
}
