import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { type Assessed, type Assessment, assess, type MatchContext } from '../assess.ts';
import { statusOn } from '../freshness.ts';
import { isAvailableNow } from '../ranking.ts';
import type { ProgramFacts } from '../rules/program-facts.ts';
import type { RuleName } from '../rules/rule-finding.ts';
import type { OpenedProgram } from './opens-more.ts';

/** All inputs of program matching other than the program. */
export interface Buyer {
  readonly facts: ProgramFacts;
  readonly area: Area;
  readonly context: MatchContext;
}

/** A program that the buyer does not qualify for now. */
export interface ClosedProgram {
  readonly program: CatalogProgram;
  /** The rules that the buyer does not meet. */
  readonly blockers: readonly RuleName[];
}

/**
 * Returns the programs that a buyer does not qualify for, but could qualify for after a change.
 * Includes only programs that are available now and have no facts left to verify.
 *
 * @param today the current date, such as 2026-11-22
 */
export function closedPrograms(assessed: readonly Assessed[], today: string): ClosedProgram[] {
  return assessed.flatMap(({ program, assessment }) => {
    const blockers = blockersOf(assessment);
    if (blockers.length === 0 || assessment.verifyFirst) return [];
    const isAvailable = isAvailableNow({ kind: program.kind, status: statusOn(program, today) });
    return isAvailable ? [{ program, blockers }] : [];
  });
}

/**
 * Returns the closed programs that the buyer would qualify for after a change.
 *
 * @param after the buyer after the change
 * @param changed the rules that the change may satisfy. A program with any other blocker stays
 * closed
 */
export function openedPrograms(
  closed: readonly ClosedProgram[],
  { facts, area, context }: Buyer,
  changed: readonly RuleName[],
): OpenedProgram[] {
  return closed.flatMap(({ program, blockers }) => {
    if (!blockers.every((rule) => changed.includes(rule))) return [];
    const assessment = assess(program, facts, area, context);
    if (blockersOf(assessment).length > 0) return [];
    const { id, programName, agencyName, kind } = program;
    return [{ id, programName, agencyName, kind, amount: assessment.amount }];
  });
}

/**
 * Returns all rules of a program that a buyer breaks. Includes the limit on the borrowers' own
 * income if we know only the household income and it is above that limit.
 */
export function blockersOf({ applicable }: Assessment): RuleName[] {
  return applicable
    .filter(({ verdict, reason }) => verdict === 'not-met' || reason === 'borrowers-only')
    .map(({ rule }) => rule);
}
