/**
 * Connecticut's eight former counties (FIPS) and the planning regions that hold towns of each.
 * The Census Bureau has used the regions in place of the counties since 2022; older drafts and
 * program lists may still name a county.
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

/** The planning regions that a former Connecticut county lies in; none for any other code. */
export function planningRegions(formerCounty: string): readonly string[] {
  return regionsOfFormerCounty.get(formerCounty) ?? [];
}
