/**
 * Connecticut's eight former counties (FIPS codes) and the planning regions that cover their towns.
 * The Census Bureau replaced the counties with the regions in 2022. Older drafts and program lists
 * may still contain a former county.
 *
 * @see 87 FR 34235, Change to County-Equivalents in the State of Connecticut
 */
const regionsOfFormerCounty = new Map<string, readonly string[]>([
  ['09001', ['09120', '09140', '09190']],
  ['09003', ['09110', '09140', '09160']],
  ['09005', ['09140', '09160', '09190']],
  ['09007', ['09130']],
  ['09009', ['09140', '09170']],
  ['09011', ['09130', '09150', '09180']],
  ['09013', ['09110', '09150']],
  ['09015', ['09150', '09180']],
]);

/**
 * Returns the planning regions that overlap a former Connecticut county. Empty for any other code.
 */
export function planningRegions(formerCounty: string): readonly string[] {
  return regionsOfFormerCounty.get(formerCounty) ?? [];
}
