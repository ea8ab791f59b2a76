import * as z from 'zod/mini';
import { type CatalogProgram, FundingStatus } from '../catalog/catalog-program.ts';
import { Day } from '../catalog/day.ts';
import type { FactJson } from '../catalog/fact.ts';
import { facts } from '../catalog/facts.ts';
import { StoredAddress } from '../catalog/web-address.ts';
import { FundingBasis, fundingSource } from './funding-source.ts';

/**
 * Who stated a program's status, as stored in a value of the fact `funding`. Missing if a source
 * stated it.
 */
const Said = z.object({ statusSaidBy: z.optional(z.nullable(z.enum(['agency']))) });

/** A statement about a program's money on one day. */
export const FundingStatement = z.strictObject({
  day: Day,
  status: FundingStatus,
  /** `agency` if the agency itself told us the status. Null if a source stated it. */
  saidBy: z.nullable(z.enum(['agency'])),
  /**
   * URL of the source. Null if the source is unknown, or if the agency itself told us the status.
   */
  sourceUrl: z.nullable(StoredAddress),
  /** How the source supports the status. Null if there is no source. */
  basis: z.nullable(FundingBasis),
  /** First and last day of the funding round. Null if the statement does not give the day. */
  opensOn: z.nullable(Day),
  closesOn: z.nullable(Day),
});
export type FundingStatement = z.infer<typeof FundingStatement>;

/** A recorded change to the fact `funding`. The values are JSON. */
interface FundingChange {
  readonly oldValue: FactJson;
  readonly newValue: FactJson;
  readonly sourceUrl: string | null;
  readonly sourceDay: string;
}

/**
 * Lists statements about a program's money: the recorded changes to its funding, and the catalog's
 * current status. Oldest first, with at most one statement for each day.
 *
 * @param changes oldest first
 */
export function fundingStatements(
  program: CatalogProgram,
  changes: readonly FundingChange[],
): FundingStatement[] {
  const [first] = changes;
  const stated = [
    ...(first ? statementOf(first.oldValue, null, null) : []),
    ...changes.flatMap(({ newValue, sourceUrl, sourceDay }) =>
      statementOf(newValue, sourceUrl, sourceDay),
    ),
    ...currentStatement(program),
  ];
  // A later entry for the same day replaces the one before it, but keeps a known source.
  const byDay = new Map<string, FundingStatement>();
  for (const each of stated) {
    const known = byDay.get(each.day);
    const isRepeated = each.saidBy === null && known?.status === each.status;
    const keepsSource = isRepeated && known.basis !== null && each.basis !== 'stated';
    const { sourceUrl, basis } = keepsSource ? known : each;
    byDay.set(each.day, { ...each, sourceUrl, basis });
  }
  return [...byDay.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** @param day the day of the source, for a value that has no day */
function statementOf(
  value: FactJson,
  sourceUrl: string | null,
  day: string | null,
  basis: FundingBasis = 'stated',
): FundingStatement[] {
  const funding = facts.funding.schema.safeParse(value).data;
  const saidBy = Said.safeParse(value).data?.statusSaidBy ?? null;
  const stated = FundingStatement.safeParse({
    day: funding?.statusCheckedOn ?? day,
    status: funding?.status,
    saidBy,
    sourceUrl: saidBy === null ? sourceUrl : null,
    basis: saidBy === null && sourceUrl !== null ? basis : null,
    opensOn: funding?.opensOn ?? null,
    closesOn: funding?.closesOn ?? null,
  });
  return stated.success ? [stated.data] : [];
}

function currentStatement(program: CatalogProgram): FundingStatement[] {
  const { status, statusCheckedOn } = program;
  if (statusCheckedOn === null || status === 'unknown') return [];
  const said = fundingSource(program);
  return statementOf(facts.funding.get(program), said?.source.url ?? null, null, said?.basis);
}
