import type { PageBrand } from '@latchkey/contract';
import { embedded } from './page-data.ts';

/** This site's brand in the page's language. The server validates it and embeds it in the page. */
export let brand: PageBrand = brandOfPage();

/** Changes what the page shows of the brand when it next renders, for another language. */
export function setBrand(changed: PageBrand): void {
  brand = changed;
}

function brandOfPage(): PageBrand {
  const brand = embedded('brand');
  if (!brand) throw new Error('The page has no brand');
  return brand;
}
