/** The finding for a rule that the program does not have. It is the same for every buyer. */
export interface NotApplicable<Rule extends string> {
  readonly rule: Rule;
  readonly verdict: 'met';
  readonly reason: 'not-applicable';
}

/**
 * Returns the finding for a rule that the program does not have. Callers should create the finding
 * once per rule and reuse it, because most programs have only a few rules.
 */
export function notApplicable<const Rule extends string>(rule: Rule): NotApplicable<Rule> {
  return Object.freeze({ rule, verdict: 'met', reason: 'not-applicable' });
}
