export {
  AgencyAddressKind,
  agencyAddressKind,
  agencyHost,
  programsOfAddress,
} from './agency-address.ts';
export type { PublicSuffixes } from './shared-domain.ts';
