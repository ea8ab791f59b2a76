import type { Area } from '../area/area.ts';
import { assistance } from '../mortgage/assistance.ts';
import type { CatalogProgram } from './catalog-program.ts';
import type { ProgramFacts } from './program-facts.ts';
import { isChangeable } from './rules/changeable.ts';
import { ruleFindings } from './rules/findings.ts';
import type { RuleFinding } from './rules/rule-finding.ts';

/** `change` is the one rule that stands in the way and that the buyer could change. */
type Verdict =
  | { readonly verdict: 'match' }
  | { readonly verdict: 'almost'; readonly change: RuleFinding }
  | { readonly verdict: 'no' };

export type Assessment = Verdict & {
  /** One for each rule, always all of them. */
  readonly findings: readonly RuleFinding[];
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
  const hasCheck = findings.some(({ verdict }) => verdict === 'check');
  return { ...verdictOf(findings), findings, hasCheck, money: money(program, facts) };
}

function verdictOf(findings: readonly RuleFinding[]): Verdict {
  const [broken, ...more] = findings.filter(({ verdict }) => verdict === 'not-met');
  if (!broken) return { verdict: 'match' };
  if (more.length === 0 && isChangeable(broken)) return { verdict: 'almost', change: broken };
  return { verdict: 'no' };
}

function money(program: CatalogProgram, facts: ProgramFacts): number {
  return program.kind === 'tax-credit' ? (program.maxAmount ?? 0) : assistance(program, facts);
}
