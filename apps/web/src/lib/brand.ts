import type { LocalBrand } from '@latchkey/domain';
import { embedded } from './page-data.ts';

/** This site's brand in the page's language. The server validates it and embeds it in the page. */
export const brand: LocalBrand = brandOfPage();

function brandOfPage(): LocalBrand {
  const brand = embedded('brand');
  if (!brand) throw new Error('The page has no brand');
  return brand;
}
