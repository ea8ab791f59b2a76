import type { PageBrand, PageConfig } from '@latchkey/contract';
import type { LocalProduct } from '@latchkey/domain';
import type { AreaName } from '@latchkey/texts';
import { createContext, use } from 'react';

/** The site that a page shows, with text in the page's language. */
export interface Site {
  readonly brand: PageBrand;
  /** The site's settings: its interest rate, its loan terms and the lowered payment. */
  readonly product: LocalProduct;
  readonly config: PageConfig;
  /** The site's URL, without a trailing slash. */
  readonly siteUrl: string;
}

/**
 * React context that holds the site for the whole app. `main.tsx` provides it in the browser,
 * `render.tsx` on the server.
 */
export const SiteContext = createContext<Site | null>(null);

/** Hook that returns the site. Rerenders the component when the language changes. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('This component is not inside a SiteContext');
  return site;
}

/**
 * Returns the names of the lowered payment for use in sentences. Empty strings if the site does not
 * offer a lowered payment.
 */
export function loweringNames({ loweredPayment }: LocalProduct): {
  readonly name: string;
  readonly shortName: string;
} {
  const { name = '', shortName = '' } = loweredPayment ?? {};
  return { name, shortName };
}

/**
 * Returns the areas of UI text that load before anything renders. On a site without a lowered
 * payment, the area `plain` overrides sentences in the other areas.
 */
export function firstAreas({ loweredPayment }: LocalProduct): readonly AreaName[] {
  return loweredPayment ? ['common'] : ['common', 'plain'];
}

/**
 * Returns the rows to show on a site. If the site offers no lowered payment, excludes rows about
 * it.
 */
export function rowsFor<Row extends { readonly isLowering?: true | undefined }>(
  { loweredPayment }: LocalProduct,
  rows: readonly Row[],
): readonly Row[] {
  return loweredPayment ? rows : rows.filter(({ isLowering }) => !isLowering);
}
