import * as z from 'zod/mini';
import { CatalogProgram, ProgramRules } from '../catalog/catalog-program.ts';
import { WhyUnsure } from './help-at-income.ts';

const dollars = z.number().check(z.nonnegative());

/** A program, and the people whose income it compares with its income limits. */
export const HelpingProgram = z.strictObject({
  ...z.pick(CatalogProgram, { id: true, fullName: true }).shape,
  incomeOf: ProgramRules.shape.incomeOf,
});
export type HelpingProgram = z.infer<typeof HelpingProgram>;

/** An amount in dollars, not rounded, and the programs that pay it. */
const Help = z.strictObject({ dollars, programs: z.array(HelpingProgram) });
export type Help = z.infer<typeof Help>;

/** A range of incomes in which the help is the same. In whole dollars a year, inclusive. */
export const HelpStep = z.strictObject({
  from: z.int(),
  to: z.int(),
  /** The largest amount that one program certainly pays. */
  sure: Help,
  /** The largest amount that one program may pay. Null if it is not more than `sure`. */
  unsure: z.nullable(z.extend(Help, { why: WhyUnsure })),
});
export type HelpStep = z.infer<typeof HelpStep>;

/**
 * The nearest income at which the largest amount of help differs from the amount at the buyer's own
 * income.
 */
export const HelpChange = z.strictObject({
  /**
   * For a raise, the highest income before the help falls. For a drop in income, the highest income
   * with more help. In whole dollars a year.
   */
  at: z.int(),
  /** How much the income must change before the help changes, in whole dollars a year. */
  by: z.int().check(z.gte(1)),
  /** The smallest and the largest change in the help, in dollars. */
  least: dollars,
  most: dollars,
  /** The programs that the buyer loses above `at`, or gains at `at`, largest help first. */
  programs: z.array(HelpingProgram),
});
export type HelpChange = z.infer<typeof HelpChange>;

/** A raise that lowers the largest amount of help from one program. */
export const HelpLoss = z.extend(HelpChange, {
  /**
   * The largest amount of help after the raise if a program considers only the borrowers' income.
   * Null if that amount is not larger.
   */
  borrowersOnly: z.nullable(Help),
});
export type HelpLoss = z.infer<typeof HelpLoss>;

/** The largest amount of help from one program, by household income. */
export const HelpByIncome = z.strictObject({
  /** The household's own income, in whole dollars a year. */
  income: z.int(),
  /** Lowest incomes first, without gaps. */
  steps: z.array(HelpStep).check(z.minLength(1)),
  /** The smallest raise that lowers the help. Null if no income in the steps has less help. */
  loss: z.nullable(HelpLoss),
  /**
   * The smallest drop in income that raises the help. Null if no income in the steps has more help.
   */
  gain: z.nullable(HelpChange),
});
export type HelpByIncome = z.infer<typeof HelpByIncome>;

/** Returns the step that includes an income. */
export function stepAt(steps: readonly HelpStep[], income: number): HelpStep {
  const step = steps.find(({ from, to }) => from <= income && income <= to);
  if (!step) throw new RangeError(`No step includes $${income}`);
  return step;
}
