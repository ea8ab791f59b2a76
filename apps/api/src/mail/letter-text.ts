import type { LegalPart, LocalBrand } from '@latchkey/domain';
import { legalLines, ownPages } from '@latchkey/texts';
import type { MailTexts } from './mail-texts.ts';

/**
 * Returns the footer of an email: the support address, and the lines and links from the bottom of
 * the site's pages.
 */
export function imprint(brand: LocalBrand, texts: MailTexts): readonly (readonly LegalPart[])[] {
  const questions = texts.letter.questions({ address: brand.supportEmail });
  const pages = ownPages(brand, texts);
  return [
    [{ words: questions }],
    ...legalLines(brand, texts),
    ...(pages.length > 0 ? [pages] : []),
  ];
}

/** Returns the footer as plain text. */
export function imprintPlain(brand: LocalBrand, texts: MailTexts): string {
  const said = ({ words, href = '' }: LegalPart) =>
    href.startsWith('https:') ? `${words}: ${href}` : words;
  return imprint(brand, texts)
    .map((parts) => parts.map(said).join(' \u00b7 '))
    .join('\n');
}
