import type { SiteProduct } from '../site-product.ts';
import type { CatalogProgram } from './catalog-program.ts';

/** Why a program is hidden: the site hides all lender products, or only this program. */
export type HiddenAs = 'lender-product' | 'program';

/**
 * Returns why the product file hides a program. Null if the program is not hidden. A lender product
 * is any lender's program, except the operator's own programs.
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
