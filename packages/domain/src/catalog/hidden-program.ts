import type { SiteProduct } from '../site-product.ts';
import type { CatalogProgram } from './catalog-program.ts';

/** Why a site hides a program: the site hides all lenders' products, or it hides this program. */
export type HiddenAs = 'lender-product' | 'program';

/**
 * Returns why the product file hides a program. Null if it does not hide the program. A lenders'
 * product is any program from a lender, except the operator's own.
 *
 * @param isOwn whether the program is from the operator's folder
 */
export function hiddenAs(
  { slug, provider }: Pick<CatalogProgram, 'slug' | 'provider'>,
  { hide, hideLenderProducts }: SiteProduct['programs'],
  isOwn: boolean,
): HiddenAs | null {
  if (hideLenderProducts && provider === 'lender' && !isOwn) return 'lender-product';
  return hide.includes(slug) ? 'program' : null;
}

/** Whether a site hides any programs in the shipped catalog. */
export function hidesPrograms({
  programs: { hide, hideLenderProducts },
}: Pick<SiteProduct, 'programs'>): boolean {
  return hideLenderProducts || hide.length > 0;
}
