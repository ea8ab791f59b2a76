import type { Area } from '../area/area.ts';
import type { CatalogProgram, FundingStatus } from '../catalog/catalog-program.ts';
import { facts as table } from '../catalog/facts.ts';
import { type Assessment, assess, type MatchContext } from '../programs/assess.ts';
import { mayHaveMoney, statusOn } from '../programs/freshness.ts';
import type { ProgramFacts } from '../programs/rules/program-facts.ts';
import type { ChangedProgram } from './changed-programs.ts';
import type { QuoteChange } from './quote-change.ts';

/** An eighth of a percentage point, the step in which lenders quote rates. */
const EIGHTH = 0.125;
/** Averages have two decimals, and binary fractions of them a small error. */
const TOLERANCE = 1e-9;

/** A program at one moment for one buyer. */
type Seen = Pick<Assessment, 'verdict' | 'amount'> & { readonly status: FundingStatus };

/**
 * What changed programs mean for a quote. Both moments use the same engine, day and short answers.
 * Each program has at most one change: the first kind that applies, in the order of
 * {@link QuoteChange}. A program that neither fits nor almost fits has none.
 */
export function quoteChanges(
  changed: readonly ChangedProgram[],
  facts: ProgramFacts,
  area: Area,
  context: MatchContext,
): QuoteChange[] {
  const seen = (program: CatalogProgram | null): Seen | undefined => {
    if (!program) return undefined;
    const { verdict, amount } = assess(program, facts, area, context);
    if (verdict === 'no') return undefined;
    return { verdict, amount, status: statusOn(program, context.today) };
  };
  return changed.flatMap((program) => {
    const [before, after] = [seen(program.before), seen(program.after)];
    return before || after ? (changeOf(program, before, after) ?? []) : [];
  });
}

/** The change of the average 30-year rate, in percent, if it is an eighth of a point or more. */
export function rateChange(
  before: number,
  { rate30: after, date }: { readonly rate30: number; readonly date: string },
): QuoteChange | undefined {
  if (Math.abs(after - before) < EIGHTH - TOLERANCE) return undefined;
  return { kind: 'rate', before, after, date };
}

function changeOf(
  { before: earlier, after: current, facts }: ChangedProgram,
  before: Seen | undefined,
  after: Seen | undefined,
): QuoteChange | undefined {
  const named = current ?? earlier;
  if (!named) return undefined;
  const isWhole = !(earlier && current);
  const program = {
    programId: current?.id ?? null,
    programName: named.fullName,
    why: isWhole ? [] : [...facts],
  };
  const [fitted, fits] = [before?.verdict === 'match', after?.verdict === 'match'];
  if (fits && !fitted) return { kind: 'new', ...program, amount: after?.amount ?? 0 };
  if (fitted && !fits) return { kind: 'gone', ...program };
  if (isWhole) return undefined;
  if (before && after) {
    if (after.status === 'open' && before.status !== 'open') return { kind: 'opened', ...program };
    if (mayHaveMoney(before.status) && !mayHaveMoney(after.status))
      return { kind: 'closed', ...program };
    if (before.amount !== after.amount)
      return { kind: 'amount', ...program, before: before.amount, after: after.amount };
  }
  return program.why.some(({ fact }) => table[fact].isLimit)
    ? { kind: 'limit', ...program }
    : undefined;
}
