import type { SourceQuote } from '@latchkey/domain';
import { defaultLocale } from '@latchkey/texts';
import { day } from '@/lib/format.ts';
import { hostOf } from '@/lib/host-of.ts';
import { programsText as text } from '@/lib/texts.ts';

/** A quote from a source, in the source's language, with the name and date of the source. */
export function InTheirWords({ quote, url }: { quote: SourceQuote; url: string }) {
  return (
    <figure className="mx-0 my-2 border-l-2 border-brand pl-3 text-sm text-ink-soft">
      <figcaption>{text.inTheirWords({ host: hostOf(url), day: day(quote.day) })}</figcaption>
      <blockquote cite={url} lang={defaultLocale} className="m-0 text-ink wrap-anywhere">
        {`\u201C${quote.words}\u201D`}
      </blockquote>
    </figure>
  );
}
