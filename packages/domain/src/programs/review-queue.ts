import type { CatalogProgram } from '../catalog/catalog-program.ts';
import type { CatalogTask } from '../catalog/catalog-task.ts';
import { daysBetween, statusOn } from './freshness.ts';

/** Reasons to review a program sooner than its age alone would suggest. */
export const reviewReasons = [
  'correction',
  'agency-statement',
  'source-changed',
  'closing-soon',
  'low-confidence',
  'limited-money',
  'often-wrong',
] as const;
type ReviewReason = (typeof reviewReasons)[number];

/** The weight of each reason in a program's need for review. */
const weights: Readonly<Record<ReviewReason, number>> = {
  correction: 8,
  'agency-statement': 6,
  'source-changed': 4,
  'closing-soon': 3,
  'low-confidence': 1,
  'limited-money': 1,
  'often-wrong': 1,
};

/** A status may have changed if a round opens or closes within this many days of today. */
const CLOSING_DAYS = 30;

/** The facts that determine a program's rank in the queue. */
export interface ReviewFacts {
  readonly program: CatalogProgram;
  /** How many times buyers have viewed the program recently. */
  readonly views: number;
  /** The kinds of the program's open tasks. */
  readonly tasks: readonly CatalogTask['kind'][];
  /** Whether the program has a fact of a kind that is often wrong. */
  readonly isWeak: boolean;
}

export interface Review<T extends ReviewFacts = ReviewFacts> {
  readonly facts: T;
  readonly need: number;
  readonly reasons: readonly ReviewReason[];
}

/**
 * Sorts programs by their need for a review, highest need first. The need is the number of views,
 * times the days since the last check, times the weight of the reasons. If there are no views, only
 * the days and the reasons matter.
 *
 * @param today the current date, such as 2026-11-21
 */
export function reviewQueue<T extends ReviewFacts>(
  programs: readonly T[],
  today: string,
): Review<T>[] {
  return programs
    .map((facts) => {
      const reasons = reasonsOf(facts, today);
      return { facts, need: needOf(facts, reasons, today), reasons };
    })
    .toSorted((a, b) => b.need - a.need || a.facts.program.id - b.facts.program.id);
}

function needOf(
  { program, views }: ReviewFacts,
  reasons: readonly ReviewReason[],
  today: string,
): number {
  const days = Math.max(0, daysBetween(program.checkedOn, today));
  const weight = reasons.reduce((sum, reason) => sum + weights[reason], 1);
  return (views + 1) * (days + 1) * weight;
}

function reasonsOf({ program, tasks, isWeak }: ReviewFacts, today: string): ReviewReason[] {
  const holds: Readonly<Record<ReviewReason, boolean>> = {
    correction: tasks.some((kind) => kind === 'correction'),
    'agency-statement': tasks.some((kind) => kind === 'agency-statement'),
    'source-changed': tasks.some((kind) => kind === 'source-changed'),
    'closing-soon': isNear(program.closesOn, today) || isNear(program.opensOn, today),
    'low-confidence': program.confidence === 'low',
    'limited-money': isLimited(program, today),
    'often-wrong': isWeak,
  };
  return reviewReasons.filter((reason) => holds[reason]);
}

function isNear(day: string | null, today: string): boolean {
  return day !== null && Math.abs(daysBetween(today, day)) <= CLOSING_DAYS;
}

/** Whether the program's money comes in rounds, may run out, or is not available now. */
function isLimited(program: CatalogProgram, today: string): boolean {
  const { rules, opensOn, closesOn } = program;
  const isWaiting = ['waitlist', 'paused'].includes(statusOn(program, today));
  const hasRounds = opensOn !== null || closesOn !== null;
  return isWaiting || hasRounds || rules.conditions.some(({ kind }) => kind === 'funds');
}
