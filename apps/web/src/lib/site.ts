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

/** Given once around the app: by `main.tsx` in the browser, by `render.tsx` on the server. */
export const SiteContext = createContext<Site | null>(null);

/** The site that the page shows. A component that calls this rerenders in another language. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('No SiteContext is around this component');
  return site;
}

/** What the lowered payment is called, for sentences. Empty if the site offers none. */
export function loweringNames({ loweredPayment }: LocalProduct): {
  readonly name: string;
  readonly shortName: string;
} {
  const { name = '', shortName = '' } = loweredPayment ?? {};
  return { name, shortName };
}

/**
 * The text areas that load before anything renders. Without a lowered payment, `plain` is laid over the
 * others.
 */
export function firstAreas({ loweredPayment }: LocalProduct): readonly AreaName[] {
  return loweredPayment ? ['common'] : ['common', 'plain'];
}

/** The rows or columns that a site shows: without a lowered payment, none that is about one. */
export function rowsFor<Row extends { readonly isLowering?: true | undefined }>(
  { loweredPayment }: LocalProduct,
  rows: readonly Row[],
): readonly Row[] {
  return loweredPayment ? rows : rows.filter(({ isLowering }) => !isLowering);
}
