import * as z from 'zod/mini';
import type { Assessed } from '../programs/assess.ts';
import { statusOn } from '../programs/freshness.ts';
import { mayPayTowardPrice } from '../programs/headline.ts';
import { groupOf } from '../programs/program-group.ts';
import type { RuleFinding } from '../programs/rules/rule-finding.ts';

/** Why it is uncertain whether a program helps a buyer with a given income. */
export const WhyUnsure = z.enum([
  /** The program has an income limit, but we do not know its amount. */
  'unknown-limit',
  /**
   * The income is close to a limit that is an estimate, has several possible values, or differs
   * between sources.
   */
  'near-limit',
  /** The program's facts must be verified first. */
  'verify',
]);
export type WhyUnsure = z.infer<typeof WhyUnsure>;

/** What one program pays toward the price at one household income, in dollars. */
export interface HelpAtIncome {
  /** The amount that the program certainly pays, given the limits that we know. */
  readonly sure: number;
  /**
   * The amount that the program pays if it considers only the borrowers' income and that income is
   * within the limit. 0 if this makes no difference.
   */
  readonly ifBorrowersOnly: number;
  /** The amount that the program may pay. Never below `sure`. */
  readonly possible: number;
  /** Why the amount is uncertain. Null if `possible` is not more than `sure`. */
  readonly why: WhyUnsure | null;
}

const noHelp: HelpAtIncome = { sure: 0, ifBorrowersOnly: 0, possible: 0, why: null };

/**
 * Returns what a program pays at the income for which it was assessed. 0 if the program is not open
 * to the buyer, or if {@link mayPayTowardPrice} is false. Checks that do not concern the income are
 * treated as met, including those that short answers can resolve.
 *
 * @param today the current date, such as 2026-11-21
 */
export function helpAtIncome({ program, assessment }: Assessed, today: string): HelpAtIncome {
  const { kind, pays } = program;
  const { verdict, applicable: rules, amount, verifyFirst } = assessment;
  const status = statusOn(program, today);
  const facts = { kind, pays, status, rules };
  const isForMembers = groupOf(facts) === 'special';
  if (verdict !== 'match' || isForMembers || !mayPayTowardPrice(facts)) return noHelp;

  const unsettled = rules.flatMap(unsettledIncome);
  const [why] = unsettled.filter((reason) => reason !== 'borrowers-only');
  if (why) return { ...noHelp, possible: amount, why };
  if (unsettled.length > 0) return verifyFirst ? noHelp : { ...noHelp, ifBorrowersOnly: amount };
  if (verifyFirst) return { ...noHelp, possible: amount, why: 'verify' };
  return { ...tierAtIncome(rules, amount), sure: amount };
}

/**
 * Returns the reason why it is unclear whether the buyer meets an income rule. Empty for any other
 * rule.
 */
function unsettledIncome(finding: RuleFinding): ('borrowers-only' | WhyUnsure)[] {
  const isIncome = finding.rule === 'income' || finding.rule === 'min-income';
  if (!isIncome || finding.verdict !== 'check') return [];
  if (finding.disputed) return ['near-limit'];
  if (finding.reason === 'borrowers-only') return ['borrowers-only'];
  return finding.reason === 'unknown' ? ['unknown-limit'] : ['near-limit'];
}

/**
 * Returns what a higher tier may pay, if income alone determines whether the buyer gets that tier.
 */
function tierAtIncome(rules: readonly RuleFinding[], amount: number): HelpAtIncome {
  const same = { ...noHelp, possible: amount };
  const finding = rules.find(({ rule }) => rule === 'amount');
  if (finding?.rule !== 'amount' || !finding.mayBe) return same;
  const { to } = finding.required;
  const open = finding.mayBe.open.map(({ condition }) => condition);
  if (open.every((one) => one === 'borrowers-income')) return { ...same, ifBorrowersOnly: to };
  return open.includes('income') ? { ...same, possible: to, why: 'near-limit' } : same;
}
