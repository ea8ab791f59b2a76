import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { limitsOf } from '../../loan/loan-limit.ts';
import { amountFinding } from './amount.ts';
import { conditionsFinding } from './conditions.ts';
import { creditScoreFinding } from './credit-score.ts';
import { excludedStatesFinding } from './excluded-states.ts';
import { firstMortgageFinding } from './first-mortgage.ts';
import { firstTimeBuyerFinding } from './first-time-buyer.ts';
import { homePlanFinding } from './home-plan.ts';
import { homeTypeFinding } from './home-type.ts';
import { incomeFinding } from './income.ts';
import type { KnownFacts } from './known-facts.ts';
import { minIncomeFinding } from './min-income.ts';
import type { NotApplicable } from './not-applicable.ts';
import { ownContributionFinding } from './own-contribution.ts';
import { priceFinding } from './price.ts';
import { professionFinding } from './profession.ts';
import type { ProgramFacts } from './program-facts.ts';
import type { RuleFinding, RuleName } from './rule-finding.ts';
import { serviceAreaFinding } from './service-area.ts';
import type { TierChoice } from './tier-choice.ts';
import { veteranFinding } from './veteran.ts';

/** What a program offers to a buyer. */
interface Offered {
  /** Help that pays toward the price, in dollars. It makes the first mortgage smaller. */
  readonly help: number;
  /** The buyer's tier. Null if the program has no tiers. */
  readonly choice: TierChoice | null;
}

/**
 * Checks a buyer against every catalog rule. Returns one finding per rule, always in the same
 * order.
 *
 * @param offered what the program offers to this buyer
 */
export function ruleFindings(
  program: CatalogProgram,
  facts: ProgramFacts,
  area: Area,
  known: KnownFacts,
  { help, choice }: Offered,
): (RuleFinding | NotApplicable<RuleName>)[] {
  return [
    serviceAreaFinding(program, facts, area, known),
    excludedStatesFinding(program, area),
    firstTimeBuyerFinding(program, facts),
    incomeFinding(program, facts, area, known),
    minIncomeFinding(program, facts, area),
    priceFinding(program, facts, area),
    creditScoreFinding(program, facts, known),
    homeTypeFinding(program, facts),
    homePlanFinding(program, facts),
    veteranFinding(program, facts),
    professionFinding(program, facts),
    ownContributionFinding(program, facts),
    firstMortgageFinding(program, facts, limitsOf(area, known), help),
    amountFinding(program, facts, choice),
    conditionsFinding(program, known),
  ];
}
