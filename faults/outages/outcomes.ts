import { latencies } from '../../bench/latencies.ts';

/**
 * A request's result: the expected response, a valid 503, a connection dropped by a killed server,
 * or anything else.
 */
export type Fate = 'done' | 'refused' | 'cut off' | 'wrong';

export interface Outcome {
  /** When the request was sent, and how long the response took, both in milliseconds. */
  readonly sentAt: number;
  readonly took: number;
  readonly fate: Fate;
  /** Whether the server responds without using the database. */
  readonly isFree: boolean;
  /** A description of the error, for the report. */
  readonly said: string;
}

/** The time when a fault started, and the time when its cause ended. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns a summary of what users experienced after a fault started. */
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
    'slowest ms': Math.round(Math.max(...met.map(({ took }) => took))),
    'free p99 ms': Math.round(latencies(free.map(({ took }) => took)).p99),
    /** Time from the end of the fault's cause until the last failed request. */
    'recovery s': Number(
      (Math.max(0, ...late.map(({ sentAt }) => sentAt - to)) / 1_000).toFixed(1),
    ),
  };
}

/** Returns the distinct errors, each with its count. */
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
