/** That a program does not have a rule, which says nothing of the buyer. */
export interface NotApplicable<Rule extends string> {
  readonly rule: Rule;
  readonly verdict: 'met';
  readonly reason: 'not-applicable';
}

/** Most programs lack most rules: it is made once for each rule and given again and again. */
export function notApplicable<const Rule extends string>(rule: Rule): NotApplicable<Rule> {
  return Object.freeze({ rule, verdict: 'met', reason: 'not-applicable' });
}
