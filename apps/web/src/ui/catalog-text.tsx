import { defaultLocale } from '@latchkey/texts';
import { catalogText } from '@/lib/catalog-text.ts';
import { RichText } from '@/lib/rich-text.tsx';

/** Text that contains sentences from `catalogText`. Tags untranslated sentences as English. */
export function CatalogText({ children }: { children: string }) {
  return (
    <RichText
      text={children}
      parts={{ en: (words) => <span lang={defaultLocale}>{words}</span> }}
    />
  );
}

/** A catalog sentence in the page's language. */
export function CatalogSentence({ children }: { children: string }) {
  return <CatalogText>{catalogText(children)}</CatalogText>;
}
