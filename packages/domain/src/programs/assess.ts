import type { Area } from '../area/area.ts';
import { assistance } from '../assistance/assistance.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { isChangeable } from './rules/changeable.ts';
import { ruleFindings } from './rules/findings.ts';
import type { NotApplicable } from './rules/not-applicable.ts';
import type { ProgramFacts } from './rules/program-facts.ts';
import type { RuleFinding, RuleName } from './rules/rule-finding.ts';

/** `change` is the one rule that stands in the way and that the buyer could change. */
type Verdict =
  | { readonly verdict: 'match' }
  | { readonly verdict: 'almost'; readonly change: RuleFinding }
  | { readonly verdict: 'no' };

export type Assessment = Verdict & {
  /** One for each rule of the catalog, always all of them. */
  readonly findings: readonly (RuleFinding | NotApplicable<RuleName>)[];
  /** Those of the rules that the program has. */
  readonly applicable: RuleFinding[];
  /** Whether something is left that the answers cannot tell. */
  readonly hasCheck: boolean;
  /** What the program gives for this quote, in dollars; a tax credit's worth is that of a year. */
  readonly money: number;
};

/**
 * Holds every rule of a program against a buyer. It matches when no rule is broken, and is almost
 * there when exactly one is and the buyer could change it.
 */
export function assess(program: CatalogProgram, facts: ProgramFacts, area: Area): Assessment {
  const findings = ruleFindings(program, facts, area);
  const applicable = findings.filter((finding) => finding.reason !== 'not-applicable');
  const hasCheck = applicable.some(({ verdict }) => verdict === 'check');
  return { ...verdictOf(applicable), findings, applicable, hasCheck, money: money(program, facts) };
}

function verdictOf(applicable: readonly RuleFinding[]): Verdict {
  const broken = applicable.filter(({ verdict }) => verdict === 'not-met');
  const [change] = broken;
  if (!change) return { verdict: 'match' };
  return broken.length === 1 && isChangeable(change)
    ? { verdict: 'almost', change }
    : { verdict: 'no' };
}

function money(program: CatalogProgram, facts: ProgramFacts): number {
  return program.kind === 'tax-credit' ? (program.maxAmount ?? 0) : assistance(program, facts);
}
