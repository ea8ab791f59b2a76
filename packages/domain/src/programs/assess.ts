import type { Area } from '../area/area.ts';
import { type AssistanceCap, assistance, assistanceAmount } from '../assistance/assistance.ts';
import { ownCap, type ProgramCap } from '../assistance/cap-for-loan.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { otherReadings } from '../catalog/readings.ts';
import { needsVerifying, newestSource } from './freshness.ts';
import { isChangeable } from './rules/changeable.ts';
import { disputedFindings, type Reading } from './rules/disputed.ts';
import { ruleFindings } from './rules/findings.ts';
import type { KnownFacts } from './rules/known-facts.ts';
import type { NotApplicable } from './rules/not-applicable.ts';
import { programOffer } from './rules/offer.ts';
import type { ProgramFacts } from './rules/program-facts.ts';
import type { RuleFinding, RuleName } from './rules/rule-finding.ts';

/**
 * The verdict. If it is `almost`, `change` is the only broken rule, and the buyer could change the
 * answer that breaks it.
 */
type Verdict =
  | { readonly verdict: 'match' }
  | { readonly verdict: 'almost'; readonly change: RuleFinding }
  | { readonly verdict: 'no' };

export type Assessment = Verdict & {
  /** One finding for every catalog rule. */
  readonly findings: readonly (RuleFinding | NotApplicable<RuleName>)[];
  /** Findings for the rules that the program has. */
  readonly applicable: RuleFinding[];
  /**
   * Whether something is left to check: the answers are not enough to tell if a rule is met, or the
   * buyer must verify the program's facts.
   */
  readonly hasCheck: boolean;
  /** Whether the program's facts must be verified first. See `needsVerifying`. */
  readonly verifyFirst: boolean;
  /** The most that the program pays. For a program with tiers, the cap of the buyer's own tier. */
  readonly assistanceCap: ProgramCap;
  /** Assistance for this quote, in dollars. For a tax credit, its value for one year. */
  readonly amount: number;
};

/** A program with its assessment for a buyer. */
export interface Assessed {
  readonly program: CatalogProgram;
  readonly assessment: Assessment;
}

/** The inputs for matching, other than the quote's answers. */
export interface MatchContext {
  /** The current date, such as 2026-11-21. */
  readonly today: string;
  /** The buyer's short answers. */
  readonly known: KnownFacts;
}

/**
 * Checks a buyer against every rule of a program. The verdict is `match` if no rule is broken, and
 * `almost` if exactly one rule is broken and the buyer could change the answer that breaks it.
 */
export function assess(
  program: CatalogProgram,
  facts: ProgramFacts,
  area: Area,
  { today, known }: MatchContext,
): Assessment {
  const own = readingOf(program, facts, area, known);
  const { assistanceCap, amount } = own;
  const others = otherReadings(program).map((other) => readingOf(other, facts, area, known));
  const findings = disputedFindings(own, others);
  const applicable = findings.filter((finding) => finding.reason !== 'not-applicable');
  const { checkedOn, confidence, sources } = program;
  const verifyFirst = needsVerifying(
    { checkedOn, confidence, newestSource: newestSource(sources) },
    today,
  );
  const hasCheck = verifyFirst || applicable.some(({ verdict }) => verdict === 'check');
  const verdict = verdictOf(applicable);
  return { ...verdict, findings, applicable, hasCheck, verifyFirst, assistanceCap, amount };
}

/**
 * Returns a buyer's findings based on the program's own values, without the values of other
 * sources.
 */
function readingOf(
  program: CatalogProgram,
  facts: ProgramFacts,
  area: Area,
  known: KnownFacts,
): Reading & Pick<Assessment, 'assistanceCap'> {
  const { cap: assistanceCap, choice } = programOffer(program, facts, area, known);
  const cap = ownCap(assistanceCap);
  const help = program.kind === 'tax-credit' ? 0 : assistance(cap, facts);
  const findings = ruleFindings(program, facts, area, known, { help, choice });
  return { assistanceCap, amount: amountFor(program, cap, facts), findings };
}

/** Assesses all programs for a buyer. See {@link assess}. */
export function assessAll(
  programs: readonly CatalogProgram[],
  facts: ProgramFacts,
  area: Area,
  context: MatchContext,
): Assessed[] {
  return programs.map((program) => {
    return { program, assessment: assess(program, facts, area, context) };
  });
}

function verdictOf(applicable: readonly RuleFinding[]): Verdict {
  const broken = applicable.filter(({ verdict }) => verdict === 'not-met');
  const [change] = broken;
  if (!change) return { verdict: 'match' };
  return broken.length === 1 && isChangeable(change)
    ? { verdict: 'almost', change }
    : { verdict: 'no' };
}

function amountFor({ kind }: CatalogProgram, cap: AssistanceCap, facts: ProgramFacts): number {
  return kind === 'tax-credit' ? (cap.cap ?? 0) : assistanceAmount(cap, facts);
}
