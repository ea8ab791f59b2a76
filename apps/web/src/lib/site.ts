import type { PageBrand, PageConfig } from '@latchkey/contract';
import type { LocalProduct } from '@latchkey/domain';
import type { AreaName } from '@latchkey/texts';
import { createContext, use } from 'react';

/** The site that a page shows, in the page's language. */
export interface Site {
  readonly brand: PageBrand;
  /** What the site offers: rate, terms and the lowered payment. */
  readonly product: LocalProduct;
  readonly config: PageConfig;
}

/** Provided once around the app, by `main.tsx` in the browser and by `render.tsx` on the server. */
export const SiteContext = createContext<Site | null>(null);

/** The site that the page shows. A component that calls this rerenders in another language. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('No SiteContext is around this component');
  return site;
}

/** The names of the lowered payment, for use in sentences. Empty if the site does not offer one. */
export function loweringNames({ loweredPayment }: LocalProduct): {
  readonly name: string;
  readonly shortName: string;
} {
  const { name = '', shortName = '' } = loweredPayment ?? {};
  return { name, shortName };
}

/**
 * The text areas that load before anything renders. Without a lowered payment, the area `plain`
 * overrides sentences in the others.
 */
export function firstAreas({ loweredPayment }: LocalProduct): readonly AreaName[] {
  return loweredPayment ? ['common'] : ['common', 'plain'];
}

/** The rows or columns for a site. A site without a lowered payment has no rows about one. */
export function rowsFor<Row extends { readonly isLowering?: true | undefined }>(
  { loweredPayment }: LocalProduct,
  rows: readonly Row[],
): readonly Row[] {
  return loweredPayment ? rows : rows.filter(({ isLowering }) => !isLowering);
}
