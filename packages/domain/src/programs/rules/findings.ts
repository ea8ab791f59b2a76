import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { creditScoreFinding } from './credit-score.ts';
import { excludedStatesFinding } from './excluded-states.ts';
import { firstTimeBuyerFinding } from './first-time-buyer.ts';
import { homePlanFinding } from './home-plan.ts';
import { homeTypeFinding } from './home-type.ts';
import { incomeFinding } from './income.ts';
import { minIncomeFinding } from './min-income.ts';
import type { NotApplicable } from './not-applicable.ts';
import { otherConditionsFinding } from './other-conditions.ts';
import { ownContributionFinding } from './own-contribution.ts';
import { priceFinding } from './price.ts';
import { professionFinding } from './profession.ts';
import type { ProgramFacts } from './program-facts.ts';
import type { RuleFinding, RuleName } from './rule-finding.ts';
import { serviceAreaFinding } from './service-area.ts';
import { veteranFinding } from './veteran.ts';

/**
 * Checks a buyer against every catalog rule. Returns one finding per rule, always in this order.
 */
export function ruleFindings(
  program: CatalogProgram,
  facts: ProgramFacts,
  area: Area,
): (RuleFinding | NotApplicable<RuleName>)[] {
  return [
    serviceAreaFinding(program, facts, area),
    excludedStatesFinding(program, area),
    firstTimeBuyerFinding(program, facts),
    incomeFinding(program, facts, area),
    minIncomeFinding(program, facts, area),
    priceFinding(program, facts, area),
    creditScoreFinding(program, facts),
    homeTypeFinding(program, facts),
    homePlanFinding(program, facts),
    veteranFinding(program, facts),
    professionFinding(program, facts),
    ownContributionFinding(program, facts),
    otherConditionsFinding(program),
  ];
}
