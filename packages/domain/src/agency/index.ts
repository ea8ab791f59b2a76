export { agencyAddressKind, agencyHost, programsOfAddress } from './agency-address.ts';
export { AgencyAddressKind } from './agency-address-kind.ts';
export type { PublicSuffixes } from './shared-domain.ts';
export { AgencyStatement, isContradictory, statedFunding } from './stated-funding.ts';
