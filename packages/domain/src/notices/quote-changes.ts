import type { Area } from '../area/area.ts';
import { isSamePriceLimit } from '../area/bond-price.ts';
import type { CatalogProgram, FundingStatus } from '../catalog/catalog-program.ts';
import { facts as table } from '../catalog/facts.ts';
import { type Assessment, assess, type MatchContext } from '../programs/assess.ts';
import { mayHaveMoney, statusOn } from '../programs/freshness.ts';
import { priceCap } from '../programs/rules/price.ts';
import type { ProgramFacts } from '../programs/rules/program-facts.ts';
import type { ChangedProgram } from './changed-programs.ts';
import type { QuoteChange } from './quote-change.ts';

/** An eighth of a percentage point. Lenders usually change rates in steps of this size. */
const EIGHTH = 0.125;
/** Tolerance for averages. Binary floating point cannot store their two decimals exactly. */
const TOLERANCE = 1e-9;

/** A program's verdict, amount and status for one buyer at one point in time. */
type Seen = Pick<Assessment, 'verdict' | 'amount'> & { readonly status: FundingStatus };

/**
 * Returns how changed programs affect a quote. Assesses the old and the new versions of the
 * programs with the same code, date and short answers. Returns at most one change for each program:
 * the first kind that applies, in the order of {@link QuoteChange}. Returns no change for a program
 * that the buyer neither matches nor almost matches.
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
    const inArea = { ...program, facts: program.facts.filter(isOtherIn(program, area)) };
    return before || after ? (changeOf(inArea, before, after) ?? []) : [];
  });
}

/**
 * Returns a filter that excludes a price limit if only its format in the catalog changed, and its
 * amount in this county is the same.
 */
function isOtherIn({ before, after }: ChangedProgram, area: Area) {
  const [was, is] = [before, after].map((program) => {
    const limit = program?.rules.maxHomePrice;
    return limit ? priceCap(limit, area) : undefined;
  });
  const isSame = was !== undefined && is !== undefined && isSamePriceLimit(was, is);
  return ({ fact }: ChangedProgram['facts'][number]) => !(isSame && fact === 'rules.maxHomePrice');
}

/**
 * Returns the change in the average 30-year rate, in percent. Undefined if the change is less than
 * an eighth of a point.
 */
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
