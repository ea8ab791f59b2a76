import * as z from 'zod/mini';
import type { CatalogProgram, ProgramSource } from '../catalog/catalog-program.ts';
import { mentions } from '../catalog/edits/mentioned-facts.ts';
import { isOwnPage } from '../catalog/own-page.ts';

/**
 * How a source supports a program's funding status:
 *
 * - `stated`: our note on the source mentions the money
 * - `agency-page`: the source is an agency page from the day of the status, but our note mentions
 *   only other facts
 */
export const FundingBasis = z.enum(['stated', 'agency-page']);
export type FundingBasis = z.infer<typeof FundingBasis>;

/** The source of a program's funding status. */
export interface FundingSource {
  readonly source: ProgramSource;
  readonly basis: FundingBasis;
}

type Funded = Pick<
  CatalogProgram,
  'status' | 'statusCheckedOn' | 'statusSaidBy' | 'sources' | 'website'
>;

/**
 * Returns the source that supports a program's funding status on the day given in the catalog. A
 * source from another day does not support the status. If the catalog has no day, returns the
 * newest source whose note mentions the money. Null for an unknown status, for a status that the
 * agency itself stated, or if no source supports the status.
 */
export function fundingSource(program: Funded): FundingSource | null {
  const { status, statusCheckedOn: day, statusSaidBy, sources } = program;
  if (status === 'unknown' || statusSaidBy === 'agency') return null;
  const isOwn = ({ url }: ProgramSource) => isOwnPage(url, program.website);
  const [stated] = sources
    .filter((source) => mentions(source, 'funding') && (day === null || covers(source, day)))
    .toSorted((a, b) => precision(b) - precision(a) || Number(isOwn(b)) - Number(isOwn(a)));
  if (stated) return { source: stated, basis: 'stated' };
  const page = sources.find((source) => day !== null && isOwn(source) && isFrom(source, day));
  return page ? { source: page, basis: 'agency-page' } : null;
}

/** Whether a source's date includes a day, or our note on the source contains that day. */
function covers({ asOf, supports }: ProgramSource, day: string): boolean {
  return (asOf !== null && day.startsWith(asOf)) || supports.includes(day);
}

/**
 * Whether a source is from a given day. The catalog stores a month as the first day of that month.
 */
function isFrom({ asOf, supports }: ProgramSource, day: string): boolean {
  return asOf === day || `${asOf}-01` === day || supports.includes(day);
}

/**
 * Returns the precision of a source's date: a day ranks above a month, and a month above a year.
 */
function precision({ asOf }: ProgramSource): number {
  return asOf?.length ?? 0;
}
