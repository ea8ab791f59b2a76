import type { SiteProduct } from '../site-product.ts';
import type { CatalogProgram } from './catalog-program.ts';

/** Why a site leaves out a program: it leaves out lenders' products, or this program. */
export type HiddenAs = 'lender-product' | 'program';

/**
 * Why the product file leaves out a program, or null if it does not. The class of lenders' products
 * is every program that a lender stands behind, except for the operator's own.
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

/** Whether a site leaves out programs of the shipped catalog. */
export function hidesPrograms({
  programs: { hide, hideLenderProducts },
}: Pick<SiteProduct, 'programs'>): boolean {
  return hideLenderProducts || hide.length > 0;
}
