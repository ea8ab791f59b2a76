import * as z from 'zod/mini';
import type { Area } from '../area/area.ts';
import { CatalogProgram, ProgramRules } from '../catalog/catalog-program.ts';
import { type Assessment, assess, type MatchContext } from '../programs/assess.ts';
import { statusOn } from '../programs/freshness.ts';
import { MatchedProgram } from '../programs/matched-program.ts';
import { checkId, openChecks } from '../programs/open-checks.ts';
import { isAvailableNow } from '../programs/ranking.ts';
import { isChangeable } from '../programs/rules/changeable.ts';
import { priceCap } from '../programs/rules/price.ts';
import { ruleFacts } from '../programs/rules/rule-facts.ts';
import { RuleFinding, type RuleName } from '../programs/rules/rule-finding.ts';
import {
  type AssumableAnswer,
  assumedAnswers,
  factsAtReference,
  type PriceAnswers,
} from './price-answers.ts';

/**
 * A program that a buyer may use at some price, with the figures that limit the price. The dollar
 * amounts in `rules` are for a reference price. `rules` excludes the rules about the price, the
 * buyer's own money and the loan.
 */
export const PricedHelp = z.extend(
  z.pick(MatchedProgram, {
    id: true,
    slug: true,
    agencyName: true,
    programName: true,
    fullName: true,
    website: true,
    contact: true,
    educationRequired: true,
    kind: true,
    provider: true,
    status: true,
    cap: true,
    maxPercent: true,
    percentOf: true,
    capByLoanType: true,
    pays: true,
    repayment: true,
    firstMortgage: true,
    combines: true,
    hasCheck: true,
    verifyFirst: true,
    rules: true,
  }),
  {
    /** The program's price cap. Null if the program has no such rule. */
    priceCap: z.nullable(
      z.strictObject({
        /** In dollars. Null if the program has a cap but we do not know its amount. */
        dollars: z.nullable(z.number()),
        /** Whether the figure is an estimate. */
        isStandIn: z.boolean(),
      }),
    ),
    minContribution: ProgramRules.shape.minContribution,
    maxFirstMortgage: CatalogProgram.shape.maxFirstMortgage,
    /**
     * Whether the buyer meets every other rule (`fits`), has something left to check (`check`), or
     * breaks exactly one rule that they could change (`almost`).
     */
    verdict: z.enum(['fits', 'check', 'almost']),
    /** The broken rule if the verdict is `almost`. Otherwise null. */
    change: z.nullable(RuleFinding),
    /** Number of short answers that are missing. */
    unanswered: z.int(),
    /** Whether a remaining check requires an answer from the agency. */
    needsAgency: z.boolean(),
  },
);
export type PricedHelp = z.infer<typeof PricedHelp>;

/**
 * The rules whose findings depend on the price. The search for a price applies these rules itself.
 */
const rulesOfPrice: ReadonlySet<RuleName> = new Set([
  'price',
  'own-contribution',
  'first-mortgage',
]);

/**
 * The facts that determine the results of these rules. If sources disagree about one of these
 * facts, the price needs a check.
 */
const factsOfPrice: ReadonlySet<string> = new Set(
  [...rulesOfPrice].flatMap((rule) => ruleFacts[rule]),
);

/** The programs for a price search, and the answers that the search had to assume. */
export interface PricedHelps {
  readonly helps: PricedHelp[];
  readonly assumed: AssumableAnswer[];
}

/**
 * Returns the programs that a buyer may use at some price and that are available now, in the order
 * of the input. Includes programs for which the buyer breaks one rule that they could change.
 * Excludes tax credits, because they do not help with the purchase.
 *
 * @param programs the programs that serve the home's county
 */
export function pricedHelps(
  programs: readonly CatalogProgram[],
  answers: PriceAnswers,
  area: Area,
  context: MatchContext,
): PricedHelps {
  const facts = factsAtReference(answers);
  const helps = programs.flatMap((program) => {
    const status = statusOn(program, context.today);
    if (!isAvailableNow({ kind: program.kind, status })) return [];
    const assessment = assess(program, facts, area, context);
    const help = pricedHelp(program, assessment, area);
    return help ? [{ ...help, status }] : [];
  });
  return { helps, assumed: assumedAnswers(answers) };
}

/**
 * Returns a program's facts for the price search. Null if the buyer breaks a rule that does not
 * depend on the price and that the buyer cannot change.
 */
function pricedHelp(
  program: CatalogProgram,
  { applicable, assistanceCap, verifyFirst }: Assessment,
  area: Area,
): PricedHelp | null {
  const rules = applicable.filter(({ rule }) => !rulesOfPrice.has(rule));
  const broken = rules.filter(({ verdict }) => verdict === 'not-met');
  const [change = null] = broken;
  if (broken.length > 1 || (change && !isChangeable(change))) return null;
  const { maxHomePrice, minContribution, educationRequired, standIns } = program.rules;
  const dollars = maxHomePrice && (priceCap(maxHomePrice, area) ?? null);
  const { short, needsAgency } = openChecks({ rules });
  const isDisputed = program.disputes.some(({ fact }) => factsOfPrice.has(fact));
  const hasCheck =
    verifyFirst ||
    isDisputed ||
    rules.some(({ verdict }) => verdict === 'check') ||
    (maxHomePrice !== null && dollars === null);
  return {
    id: program.id,
    slug: program.slug,
    agencyName: program.agencyName,
    programName: program.programName,
    fullName: program.fullName,
    website: program.website,
    contact: program.contact,
    educationRequired,
    kind: program.kind,
    provider: program.provider,
    status: program.status,
    ...assistanceCap,
    repayment: program.repayment,
    firstMortgage: program.firstMortgage,
    combines: program.combines,
    hasCheck,
    verifyFirst,
    rules,
    priceCap: maxHomePrice && { dollars, isStandIn: standIns.includes('price') },
    minContribution,
    maxFirstMortgage: program.maxFirstMortgage,
    verdict: verdictOf(change, hasCheck),
    change,
    unanswered: new Set(short.map(checkId)).size,
    needsAgency: needsAgency || isDisputed || (maxHomePrice !== null && dollars === null),
  };
}

function verdictOf(change: RuleFinding | null, hasCheck: boolean): PricedHelp['verdict'] {
  if (change) return 'almost';
  return hasCheck ? 'check' : 'fits';
}
