import type { PageBrand } from '@latchkey/contract';
import { type Brand, brandIn } from '@latchkey/domain';
import { legalLines, ownPages, teamName } from '@latchkey/texts';
import type { SitePictures } from '../drawing/site-pictures.ts';
import { mailTexts } from '../mail/mail-texts.ts';

/** Returns the parts of a brand that a page shows, in one language. */
export function pageBrand(
  brand: Brand,
  language: string,
  { logo }: Pick<SitePictures, 'logo'>,
): PageBrand {
  const { icon: _, links: __, ...local } = brandIn(brand, language);
  const own = brandIn(brand, language);
  const texts = mailTexts(language);
  return {
    ...local,
    teamName: teamName(own, texts),
    logo,
    legalLines: legalLines(own, texts),
    ownPages: ownPages(own, texts),
  };
}
