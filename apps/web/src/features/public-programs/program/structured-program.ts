import type { PublicProgram } from '@latchkey/contract';
import type {
  AdministrativeArea,
  FinancialProduct,
  GovernmentService,
  LoanOrCredit,
  MonetaryAmount,
} from 'schema-dts';
import { programAddress } from '@/lib/catalog-addresses.ts';
import { stateName } from '@/lib/state-name.ts';

type Program = PublicProgram['program'];

/**
 * Describes a program for search engines, in the schema.org vocabulary. Does not include a rating,
 * because we have none.
 *
 * @param siteUrl the site's URL, without a trailing slash
 */
export function structuredProgram({ program, counties }: PublicProgram, siteUrl: string): Offer {
  const url = siteUrl + programAddress(program.slug);
  const areaServed = areasServed(program, counties);
  return offerOf(program, { name: program.fullName, url, areaServed });
}

type Offer = GovernmentService | LoanOrCredit | FinancialProduct;

interface About {
  readonly name: string;
  readonly url: string;
  readonly areaServed: AdministrativeArea[];
}

function offerOf(program: Program, about: About): Offer {
  const { agencyName: name, provider, kind, maxAmount, contact, website } = program;
  const organization = {
    name,
    ...(website ? { url: website } : {}),
    ...(contact.phone ? { telephone: `+1${contact.phone}` } : {}),
  };
  if (provider === 'public') {
    const serviceOperator = { '@type': 'GovernmentOrganization' as const, ...organization };
    return { '@type': 'GovernmentService', ...about, serviceOperator };
  }
  const offeredBy = { '@type': 'Organization' as const, ...organization };
  if (kind === 'grant' || kind === 'tax-credit') {
    return { '@type': 'FinancialProduct', ...about, provider: offeredBy };
  }
  const amount: MonetaryAmount | null =
    maxAmount === null ? null : { '@type': 'MonetaryAmount', currency: 'USD', maxValue: maxAmount };
  return {
    '@type': 'LoanOrCredit',
    ...about,
    provider: offeredBy,
    ...(amount ? { amount } : {}),
  };
}

function areasServed(
  { coverage: { scope, state, cities } }: Program,
  counties: PublicProgram['counties'],
): AdministrativeArea[] {
  if (scope === 'national' || state === null) {
    return [{ '@type': 'Country', name: 'United States' }];
  }
  const inState = stateName(state);
  if (scope === 'state') return [{ '@type': 'State', name: inState }];
  const names = cities.length > 0 ? cities : counties.map(({ county }) => county);
  return names.map((name) => ({ '@type': 'AdministrativeArea', name: `${name}, ${inState}` }));
}
