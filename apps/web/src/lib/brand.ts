import type { Brand } from '@latchkey/domain';
import { embedded } from './page-data.ts';

/** This site's brand. The server validates it and embeds it in the page. */
export const brand: Brand = brandOfPage();

function brandOfPage(): Brand {
  const brand = embedded('brand');
  if (!brand) throw new Error('The page has no brand');
  return brand;
}
