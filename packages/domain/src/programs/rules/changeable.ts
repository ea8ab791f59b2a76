import { CreditScore } from '../../quote/choices.ts';
import { creditScoreBand } from '../../quote/credit-score.ts';
import type { CreditScoreFinding } from './credit-score.ts';
import type { RuleFinding } from './rule-finding.ts';
import { isAtMostOver } from './tolerance.ts';

/**
 * How far a price or an income may be above a limit and still be considered near it, in percent.
 */
const NEAR_PRICE = 10;
const NEAR_INCOME = 15;

/**
 * Whether the buyer could change the fact that breaks a rule. True for a price up to 10% over the
 * limit, an income up to 15% over the limit, a score one band too low, the buyer's own
 * contribution, and the planned use of the home.
 */
export function isChangeable(finding: RuleFinding): boolean {
  switch (finding.rule) {
    case 'price':
      return (
        finding.required !== null && isAtMostOver(finding.actual, finding.required, NEAR_PRICE)
      );
    case 'income':
      return (
        finding.required !== null && isAtMostOver(finding.actual, finding.required, NEAR_INCOME)
      );
    case 'credit-score':
      return reachesOneBandUp(finding);
    case 'own-contribution':
    case 'home-plan':
      return true;
    default:
      return false;
  }
}

function reachesOneBandUp({ required, actual }: CreditScoreFinding): boolean {
  const better = CreditScore.options[CreditScore.options.indexOf(actual) - 1];
  return required !== null && better !== undefined && creditScoreBand[better].to >= required;
}
