import { quantile } from '../statistics.ts';

/**
 * What came of a request: what was asked for, a 503 as it should be, nothing as its server was
 * killed, or something that nobody should meet.
 */
export type Fate = 'done' | 'refused' | 'cut off' | 'wrong';

export interface Outcome {
  /** When it was sent and how long its answer took, in milliseconds. */
  readonly sentAt: number;
  readonly took: number;
  readonly fate: Fate;
  /** Whether the answer is made without the database. */
  readonly isFree: boolean;
  /** What was wrong, for whoever reads the table. */
  readonly said: string;
}

/** When a fault began, and when its cause was gone. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What users met from the moment of a fault on. */
export function summary(outcomes: readonly Outcome[], span: Span) {
  const { to } = span;
  const met = since(outcomes, span);
  const of = (fate: Fate) => met.filter((outcome) => outcome.fate === fate);
  const late = met.filter(({ fate, sentAt }) => fate !== 'done' && sentAt >= to);
  const free = met.filter(({ isFree }) => isFree);
  return {
    sent: met.length,
    done: of('done').length,
    refused: of('refused').length,
    'cut off': of('cut off').length,
    wrong: of('wrong').length,
    'free refused': free.filter(({ fate }) => fate === 'refused').length,
    'slowest, ms': Math.round(Math.max(...met.map(({ took }) => took))),
    'free, 99 %, ms': Math.round(
      quantile(
        free.map(({ took }) => took),
        0.99,
      ),
    ),
    /** To the last request that was sent after the cause was gone and failed all the same. */
    'recovery, s': Number(
      (Math.max(0, ...late.map(({ sentAt }) => sentAt - to)) / 1_000).toFixed(1),
    ),
  };
}

/** The different things that were wrong, with how often. */
export function complaints(outcomes: readonly Outcome[], span: Span): string[] {
  const times = new Map<string, number>();
  for (const { said } of since(outcomes, span).filter(({ fate }) => fate === 'wrong')) {
    times.set(said, (times.get(said) ?? 0) + 1);
  }
  return [...times].map(([said, count]) => `${count} × ${said}`);
}

function since(outcomes: readonly Outcome[], { from }: Span): Outcome[] {
  return outcomes.filter(({ sentAt, took }) => sentAt + took >= from);
}
