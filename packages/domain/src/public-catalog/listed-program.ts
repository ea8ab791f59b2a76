import * as z from 'zod/mini';
import { offeredAssistance } from '../assistance/assistance.ts';
import { capOf } from '../assistance/cap-of.ts';
import { CatalogProgram } from '../catalog/catalog-program.ts';
import { mayHaveMoney, statusOn } from '../programs/freshness.ts';
import { compareText } from '../programs/ranking.ts';

/**
 * A program in a public list. Contains only facts from the catalog, and does not depend on a
 * buyer's answers.
 */
export const ListedProgram = z.pick(CatalogProgram, {
  id: true,
  slug: true,
  agencyName: true,
  programName: true,
  fullName: true,
  kind: true,
  provider: true,
  /**
   * The largest amount that every eligible buyer can get, in dollars. For a program with tiers, the
   * amount of the lowest tier. Null if there is no limit in dollars.
   */
  maxAmount: true,
  maxPercent: true,
  percentOf: true,
  repayment: true,
  coverage: true,
  status: true,
  statusCheckedOn: true,
  statusSaidBy: true,
  closesOn: true,
  checkedOn: true,
});
export type ListedProgram = z.infer<typeof ListedProgram>;

/**
 * Returns a program in the format of a public list.
 *
 * @param today the current date, such as 2026-11-21. It determines whether a round has closed
 */
export function listedProgram(program: CatalogProgram, today: string): ListedProgram {
  const { id, slug, agencyName, programName, fullName, kind, provider } = program;
  const { repayment, coverage, statusCheckedOn, statusSaidBy, closesOn, checkedOn } = program;
  const { cap: maxAmount, maxPercent, percentOf } = capOf(program);
  return {
    id,
    slug,
    agencyName,
    programName,
    fullName,
    kind,
    provider,
    maxAmount,
    maxPercent,
    percentOf,
    repayment,
    coverage,
    status: statusOn(program, today),
    statusCheckedOn,
    statusSaidBy,
    closesOn,
    checkedOn,
  };
}

/**
 * Returns the most recent day on which we checked any of the programs. Null if there are no
 * programs.
 */
export function lastCheckedOn(
  programs: readonly Pick<CatalogProgram, 'checkedOn'>[],
): string | null {
  return (
    programs
      .map(({ checkedOn }) => checkedOn)
      .sort()
      .at(-1) ?? null
  );
}

/**
 * Sorts a public list. Programs that may have money come first. Next, programs are sorted by the
 * amount that they pay every eligible buyer for a home at a typical price, largest first. Programs
 * with equal amounts are sorted by name. Treats an unknown amount as $0. No one can pay for a
 * higher rank.
 *
 * @param typicalPrice the price of the home, in dollars
 * @param today the current date, such as 2026-11-21
 */
export function inPublicOrder(
  programs: readonly CatalogProgram[],
  typicalPrice: number,
  today: string,
): readonly CatalogProgram[] {
  const isWaiting = (program: CatalogProgram) => !mayHaveMoney(statusOn(program, today));
  const home = { homePrice: typicalPrice, downPayment: 0 };
  const dollars = (program: CatalogProgram) => offeredAssistance(capOf(program), home);
  return programs.toSorted(
    (a, b) =>
      Number(isWaiting(a)) - Number(isWaiting(b)) ||
      dollars(b) - dollars(a) ||
      compareText(a.fullName, b.fullName) ||
      a.id - b.id,
  );
}
