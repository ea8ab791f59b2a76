import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { creditScoreFinding } from './credit-score.ts';
import { exceptedStatesFinding } from './excepted-states.ts';
import { firstTimeBuyerFinding } from './first-time-buyer.ts';
import { homePlanFinding } from './home-plan.ts';
import { homeTypeFinding } from './home-type.ts';
import { incomeFinding } from './income.ts';
import { lowestIncomeFinding } from './lowest-income.ts';
import type { NotAsked } from './not-asked.ts';
import { otherConditionsFinding } from './other-conditions.ts';
import { ownContributionFinding } from './own-contribution.ts';
import { placeFinding } from './place.ts';
import { priceFinding } from './price.ts';
import { professionFinding } from './profession.ts';
import type { ProgramFacts } from './program-facts.ts';
import type { RuleFinding, RuleName } from './rule-finding.ts';
import { veteranFinding } from './veteran.ts';

/** Every rule of the catalog held against a buyer, one finding each, always in this order. */
export function ruleFindings(
  program: CatalogProgram,
  facts: ProgramFacts,
  area: Area,
): (RuleFinding | NotAsked<RuleName>)[] {
  return [
    placeFinding(program, facts, area),
    exceptedStatesFinding(program, area),
    firstTimeBuyerFinding(program, facts),
    incomeFinding(program, facts, area),
    lowestIncomeFinding(program, facts, area),
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
