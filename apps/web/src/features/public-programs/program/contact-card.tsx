import type { PublicProgram } from '@latchkey/contract';
import ExternalLink from 'lucide-react/icons/external-link';
import Phone from 'lucide-react/icons/phone';
import { useId } from 'react';
import { phone } from '@/lib/format.ts';
import { programsText, publicProgramText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { CatalogSentence } from '@/ui/catalog-text.tsx';

/** Shows who to call about a program, and how to apply. */
export function ContactCard({
  program: { contact, website, specifics },
}: {
  program: PublicProgram['program'];
}) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} className="text-xl font-bold">
          {text.contact()}
        </h2>
        {contact.phone ? (
          <a
            href={`tel:+1${contact.phone}`}
            className="tabular mt-2 inline-flex min-h-11 items-center gap-2 text-xl font-semibold text-brand"
          >
            <Phone size={20} aria-hidden />
            {phone(contact.phone)}
          </a>
        ) : (
          <p className="mt-3">{text.noPhone()}</p>
        )}
        <p className="mt-1 text-sm text-ink-soft">{text[`apply-${contact.applyThrough}`]()}</p>
        {specifics.programProviderContact.trim() ? (
          <p className="mt-1 text-sm text-ink-soft">
            <CatalogSentence>{specifics.programProviderContact}</CatalogSentence>
          </p>
        ) : null}
        {website ? (
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand underline"
          >
            {text.itsPage()}
            <ExternalLink size={18} aria-hidden className="shrink-0" />
            <span className="sr-only">{programsText.newTab()}</span>
          </a>
        ) : null}
      </section>
    </Card>
  );
}
