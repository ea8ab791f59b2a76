import * as z from 'zod/mini';
import { CatalogProgram } from '../catalog/catalog-program.ts';
import type { Assessment } from './assess.ts';
import { newestSource } from './freshness.ts';
import { RuleFinding } from './rules/rule-finding.ts';

const ProgramForQuote = z.extend(
  z.pick(CatalogProgram, {
    id: true,
    agencyName: true,
    programName: true,
    fullName: true,
    website: true,
    kind: true,
    status: true,
    maxPercent: true,
    percentOf: true,
    specifics: true,
    repayment: true,
    checkedOn: true,
    confidence: true,
  }),
  {
    /** What the program gives for this quote, in dollars; a tax credit's worth is a year's. */
    maxAmount: z.number().check(z.nonnegative()),
    /** The most that the program gives anybody, in dollars: what the catalog calls `maxAmount`. */
    cap: CatalogProgram.shape.maxAmount,
    /** The date of the newest source, a year, a month or a day; null where none bears one. */
    newestSource: z.nullable(z.string()),
    /** Whether a rule is left that the answers cannot tell. */
    hasCheck: z.boolean(),
    /** What each rule found, but for the rules that the program does not have. */
    rules: z.array(RuleFinding),
  },
);

/** A program whose rules the buyer breaks none of, as an answer carries it. */
export const MatchedProgram = z.extend(ProgramForQuote, { verdict: z.literal('match') });
export type MatchedProgram = z.infer<typeof MatchedProgram>;

/** A program that one change would make match; `change` is the rule that stands in the way. */
export const AlmostProgram = z.extend(ProgramForQuote, {
  verdict: z.literal('almost'),
  change: RuleFinding,
});
export type AlmostProgram = z.infer<typeof AlmostProgram>;

/** A program with what was found of it for a quote, but for the verdict. */
export function programForQuote(
  program: CatalogProgram,
  { applicable, hasCheck, money }: Assessment,
): z.infer<typeof ProgramForQuote> {
  return {
    id: program.id,
    agencyName: program.agencyName,
    programName: program.programName,
    fullName: program.fullName,
    website: program.website,
    kind: program.kind,
    status: program.status,
    maxAmount: money,
    cap: program.maxAmount,
    maxPercent: program.maxPercent,
    percentOf: program.percentOf,
    specifics: program.specifics,
    repayment: program.repayment,
    checkedOn: program.checkedOn,
    confidence: program.confidence,
    newestSource: newestSource(program.sources),
    hasCheck,
    rules: applicable,
  };
}
