import type { LocalProduct } from '@latchkey/domain';
import type { AreaName } from '@latchkey/texts';
import { pageConfig } from './page-config.ts';
import { embedded } from './page-data.ts';

/**
 * What this site offers, in the page's language: rate, terms and the lowered payment. The server
 * validates it and embeds it in the page.
 */
export let product: LocalProduct = productOfPage();

/** Changes what the page shows of the product when it next renders, for another language. */
export function setProduct(changed: LocalProduct): void {
  product = changed;
}

function productOfPage(): LocalProduct {
  const product = embedded('product');
  if (!product) throw new Error('The page has no product');
  return product;
}

/**
 * Whether a page may have no lowered payment to show: the site offers none, claims no savings, or has
 * only lengths that can need more than the whole price. Its words are in the area `plain`.
 */
export function mayBePlain(): boolean {
  return !(pageConfig().mostSaved && product.loweredPayment?.lengths.includes('3 years'));
}

/** The text areas that load before anything renders. */
export function firstAreas(): readonly AreaName[] {
  return mayBePlain() ? ['common', 'plain'] : ['common'];
}

/** What the lowered payment is called, for sentences. Empty if the site offers none. */
export function loweringNames(): { readonly name: string; readonly shortName: string } {
  const { name = '', shortName = '' } = product.loweredPayment ?? {};
  return { name, shortName };
}
