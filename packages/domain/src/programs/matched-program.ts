import * as z from 'zod/mini';
import { CapByLoanType } from '../assistance/cap-for-loan.ts';
import { CatalogProgram } from '../catalog/catalog-program.ts';
import type { Assessment } from './assess.ts';
import { FiveYear } from './five-year.ts';
import { newestSource, statusOn } from './freshness.ts';
import { RuleFinding } from './rules/rule-finding.ts';

const ProgramForQuote = z.extend(
  z.pick(CatalogProgram, {
    id: true,
    slug: true,
    agencyName: true,
    programName: true,
    fullName: true,
    website: true,
    kind: true,
    provider: true,
    status: true,
    statusCheckedOn: true,
    statusSaidBy: true,
    opensOn: true,
    closesOn: true,
    firstMortgage: true,
    combines: true,
    pays: true,
    contact: true,
    maxPercent: true,
    percentOf: true,
    specifics: true,
    repayment: true,
    checkedOn: true,
    confidence: true,
  }),
  {
    /** The amount for this quote, in dollars. For a tax credit, its value for one year. */
    maxAmount: z.number().check(z.nonnegative()),
    /**
     * The program's own cap, in dollars. Catalog files call it `maxAmount`. For a program with
     * tiers, `cap`, `maxPercent` and `percentOf` are those of the buyer's own tier.
     */
    cap: CatalogProgram.shape.maxAmount,
    /** The caps of the buyer's tiers, if they depend on the type of the first loan. */
    capByLoanType: CapByLoanType,
    /** Date of the newest source: a year, a month or a day. Null if no source has a date. */
    newestSource: z.nullable(z.string()),
    /** Whether a homebuyer class is required. */
    educationRequired: z.boolean(),
    /**
     * Whether something is left to check: the answers are not enough to tell whether a rule is met,
     * or the buyer should verify the program's facts.
     */
    hasCheck: z.boolean(),
    /** Whether the buyer should verify the program's facts first. */
    verifyFirst: z.boolean(),
    /** Findings for the rules that the program has. */
    rules: z.array(RuleFinding),
    /**
     * The result after five years. Null for a tax credit or an unknown amount, or if the mortgage
     * insurance or the loan without help is unknown.
     */
    fiveYear: z.nullable(FiveYear),
  },
);

/** A program for which the buyer breaks no rule, in the format that the API returns. */
export const MatchedProgram = z.extend(ProgramForQuote, { verdict: z.literal('match') });
export type MatchedProgram = z.infer<typeof MatchedProgram>;

/** A program that would match after one change. `change` is the broken rule. */
export const AlmostProgram = z.extend(ProgramForQuote, {
  verdict: z.literal('almost'),
  change: RuleFinding,
});
export type AlmostProgram = z.infer<typeof AlmostProgram>;

type ProgramForQuote = z.infer<typeof ProgramForQuote>;

/** The facts about a program that affect its five-year result. */
export type PricedProgram = Pick<
  ProgramForQuote,
  | 'kind'
  | 'repayment'
  | 'firstMortgage'
  | 'cap'
  | 'maxPercent'
  | 'percentOf'
  | 'capByLoanType'
  | 'pays'
>;

/**
 * Returns how much a program's help saves the buyer over five years. Null if there is no result.
 */
export type FiveYearOf = (program: PricedProgram) => FiveYear | null;

/**
 * Returns a program with its findings for a quote, without the verdict.
 *
 * @param today the current date, such as 2026-11-21
 */
export function programForQuote(
  program: CatalogProgram,
  { applicable, hasCheck, verifyFirst, assistanceCap, amount }: Assessment,
  today: string,
  fiveYearOf: FiveYearOf,
): ProgramForQuote {
  const { kind, repayment, firstMortgage } = program;
  return {
    id: program.id,
    slug: program.slug,
    agencyName: program.agencyName,
    programName: program.programName,
    fullName: program.fullName,
    website: program.website,
    kind,
    provider: program.provider,
    status: statusOn(program, today),
    statusCheckedOn: program.statusCheckedOn,
    statusSaidBy: program.statusSaidBy,
    opensOn: program.opensOn,
    closesOn: program.closesOn,
    firstMortgage,
    combines: program.combines,
    contact: program.contact,
    maxAmount: amount,
    ...assistanceCap,
    specifics: program.specifics,
    repayment,
    checkedOn: program.checkedOn,
    confidence: program.confidence,
    newestSource: newestSource(program.sources),
    educationRequired: program.rules.educationRequired,
    hasCheck,
    verifyFirst,
    rules: applicable,
    fiveYear: fiveYearOf({ kind, repayment, firstMortgage, ...assistanceCap }),
  };
}
