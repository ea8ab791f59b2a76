import type { PublicProgram } from '@latchkey/contract';
import { factWords, formatsOf } from '@latchkey/texts';
import { useId } from 'react';
import { currentLocale } from '@/lib/text.ts';
import { changesText, publicProgramText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';

/**
 * Shows the facts about a program that changed in the last year, newest first, each with its
 * source.
 */
export function ChangesCard({ facts: { changes } }: { facts: PublicProgram }) {
  const id = useId();
  const say = { text: changesText, format: formatsOf(currentLocale()) };
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} className="text-xl font-bold">
          {text.changes()}
        </h2>
        {changes.length === 0 ? <p className="mt-2 text-sm">{text.noChanges()}</p> : null}
        <ul className="mt-2 divide-y divide-line">
          {changes.map((change) => {
            const { name, words, source } = factWords(change, say);
            return (
              <li key={change.fact} className="py-3 text-sm wrap-anywhere">
                <h3 className="text-base font-semibold tracking-normal">{name}</h3>
                <p>{words}</p>
                <p className="text-ink-soft">
                  {source.href === null ? (
                    source.label
                  ) : (
                    <a href={source.href} rel="noopener" className="inline-target underline">
                      {source.label}
                    </a>
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      </section>
    </Card>
  );
}
