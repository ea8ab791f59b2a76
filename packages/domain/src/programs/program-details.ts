import * as z from 'zod/mini';
import { CatalogProgram } from '../catalog/catalog-program.ts';
import { statusOn } from './freshness.ts';

/**
 * A program without a quote. Contains every catalog field except the slug. `maxAmount` is the
 * largest amount that any buyer can get. See `capOf`.
 */
export const ProgramDetails = z.pick(CatalogProgram, {
  id: true,
  agencyName: true,
  programName: true,
  fullName: true,
  website: true,
  kind: true,
  provider: true,
  firstMortgage: true,
  maxFirstMortgage: true,
  combines: true,
  pays: true,
  contact: true,
  status: true,
  statusCheckedOn: true,
  statusSaidBy: true,
  moneyLeft: true,
  opensOn: true,
  closesOn: true,
  maxAmount: true,
  maxPercent: true,
  percentOf: true,
  tiers: true,
  coverage: true,
  rules: true,
  specifics: true,
  repayment: true,
  checkedOn: true,
  sources: true,
  disputes: true,
  confidence: true,
});
export type ProgramDetails = z.infer<typeof ProgramDetails>;

/**
 * @param today the current date, such as 2026-11-21, which determines whether a funding round has
 * closed
 */
export function programDetails(
  { slug, ...details }: CatalogProgram,
  today: string,
): ProgramDetails {
  return { ...details, status: statusOn(details, today) };
}
