import type { Change, Expected, RuleName } from './expectation.ts';

/** The text about the rules on a program's card, as the buyer sees it. */
export interface ShownReasons {
  /** What the buyer still has to check, as short phrases. */
  readonly checks: readonly string[];
  /** All other text on the card. */
  readonly words: string;
}

/**
 * Patterns for the phrase that a card shows for each rule that the buyer has to check. For a
 * condition, the card shows the catalog's sentence.
 */
const toCheck: readonly (readonly [RuleName, RegExp])[] = [
  ['service-area', /the home must lie (in|out)side the city limits|in the old county/],
  ['first-time-buyer', /the home must be in a targeted area/],
  [
    'income',
    /your income may be over|your town’s income limit may differ|income limit not known|income table decides|only the borrowers’ income counts/,
  ],
  ['min-income', /your town’s income limit may differ|under the minimum|minimum income not known/],
  ['price', /the price may be over the cap|price cap not known/],
  ['credit-score', /score may be (below \d{3}|too low)/],
  ['profession', /your job must be on the program’s list/],
  [
    'first-mortgage',
    /loan may be over|loan limit depends on|certificate of eligibility decides|USDA loan|want 620 for/,
  ],
];

/** Returns one line for each difference between a card and the verdict that we derived by hand. */
export function faultsOf(
  { checks, words }: ShownReasons,
  expected: Expected | undefined,
): string[] {
  if (!expected || expected.verdict === 'no') return ['is shown'];
  const wanted = Object.keys(expected.check);
  const shown = checks.join('; ');
  const missing = toCheck
    .filter(([rule, pattern]) => wanted.includes(rule) && !pattern.test(shown))
    .map(([rule]) => `does not mention ${rule}: ${shown}`);
  const counts = wanted.length === 0 || words.includes(` met, ${wanted.length} to check`);
  return [
    ...missing,
    ...likelihoodFaults(shown, expected.check.price ?? ''),
    ...((shown === '') === (wanted.length === 0) ? [] : [`says to check: ${shown}`]),
    ...(counts ? [] : [`does not count ${wanted.length} to check: ${words}`]),
    ...(expected.verdict === 'match' || changeWords(expected.change).test(words)
      ? []
      : [`does not say how to change ${expected.change.rule}: ${words}`]),
  ];
}

/**
 * Checks that the card and the hand-derived reason agree on how likely the buyer is to meet an
 * unknown price cap. Returns one line if they disagree.
 */
function likelihoodFaults(shown: string, reason: string): string[] {
  const saysLikely = shown.includes('very likely met');
  if (reason.startsWith('very likely') && !saysLikely) return [`is not very likely: ${shown}`];
  return reason.startsWith('not so likely') && saysLikely ? [`is very likely: ${shown}`] : [];
}

function changeWords(change: Change): RegExp {
  const dollars = 'by' in change ? `\\$${Math.ceil(change.by).toLocaleString('en-US')}` : '';
  switch (change.rule) {
    case 'income':
      return new RegExp(`Your income is ${dollars} over the limit`);
    case 'price':
      return new RegExp(`The price is ${dollars} over the cap`);
    case 'own-contribution':
      return new RegExp(`You need ${dollars} more of your own money`);
    case 'credit-score':
      return new RegExp(`You need a score of ${change.required} or more`);
    case 'home-plan':
      return /Only for a home you live in/;
  }
}
