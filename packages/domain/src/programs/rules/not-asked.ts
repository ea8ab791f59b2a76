/** That a program does not have a rule, which says nothing of the buyer. */
export interface NotAsked<Rule extends string> {
  readonly rule: Rule;
  readonly verdict: 'met';
  readonly reason: 'not-asked';
}

/** Most programs lack most rules: it is made once for each rule and given again and again. */
export function notAsked<const Rule extends string>(rule: Rule): NotAsked<Rule> {
  return Object.freeze({ rule, verdict: 'met', reason: 'not-asked' });
}
