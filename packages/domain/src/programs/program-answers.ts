import * as z from 'zod/mini';
import type { Area } from '../area/area.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { averageClosingCosts } from '../costs/average-closing-costs.ts';
import type { CostTables } from '../costs/cost-tables.ts';
import type { LocalProduct } from '../site-product.ts';
import { assessAll, type MatchContext } from './assess.ts';
import { bestCombination } from './combination/best-combination.ts';
import type { Combination } from './combination/combination.ts';
import { defaultProgram } from './headline.ts';
import { type Matches, matchesOf } from './match-programs.ts';
import type { OpensMore } from './opens-more/opens-more.ts';
import { opensMore } from './opens-more/sweep.ts';
import type { ProgramFacts } from './rules/program-facts.ts';

/** How many programs that serve the home's county are hidden by the site. */
export const LeftOut = z.strictObject({ lenderProducts: z.int(), programs: z.int() });
export type LeftOut = z.infer<typeof LeftOut>;

/** Everything that the programs page shows for a quote. */
export interface ProgramAnswers extends Matches {
  /** Null if no programs may be combined, or a single program is as good. */
  readonly combination: Combination | null;
  /** Changes that would add a program or lower a cost. */
  readonly opensMore: OpensMore[];
}

/**
 * A quote's programs, their best combination, and what one change would open. Combinations use the
 * state's average closing costs.
 */
export function programAnswers(
  programs: readonly CatalogProgram[],
  facts: ProgramFacts,
  area: Area,
  context: MatchContext,
  { tables, product }: { readonly tables: CostTables; readonly product: LocalProduct },
): ProgramAnswers {
  const assessed = assessAll(programs, facts, area, context);
  const matches = matchesOf(assessed, context.today);
  const appliedId = defaultProgram(matches.programs)?.id;
  const applied = programs.find(({ id }) => id === appliedId) ?? null;
  const { percent } = averageClosingCosts(area.state, tables.closingCosts);
  const closingCosts = (facts.homePrice * percent) / 100;
  return {
    ...matches,
    combination: bestCombination(assessed, { facts, area, closingCosts }, context.today),
    opensMore: opensMore(assessed, { facts, area, context }, { applied, tables, product }),
  };
}
